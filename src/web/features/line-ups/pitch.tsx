import type { CSSProperties } from 'react';
import type { Match } from '#contract/records/match.ts';
import type { Side } from '#contract/side-of.ts';
import { inkOn } from '#web/components/colour.ts';
import { EventIcon } from '#web/components/event-icon.tsx';
import { minuteText } from '#web/words/minute-text.ts';
import { useWords } from '#web/words/use-words.ts';
import { CaptainSign } from './captain-sign.tsx';
import { type Place, placesOf } from './places.ts';
import { Rating } from './rating.tsx';
import type { ListedPlayer } from './team-sheet.ts';

export const NO_LINE_UPS = 'text-balance px-4 py-8 text-center text-quiet';

interface Half {
  readonly side: Side;
  readonly formation: string | null;
  readonly starters: readonly ListedPlayer[];
}

/** Markings of a pitch of 105 by 68 metres: touchlines, half-way line, centre circle and both areas. */
const PITCH_LINES =
  'M.5.5h104v67H.5zM52.5.5v67M52.5 24.85a9.15 9.15 0 1 1 0 18.3a9.15 9.15 0 1 1 0-18.3' +
  'M.5 13.84H17v40.32H.5M.5 24.84H6v18.32H.5M104.5 13.84H88v40.32h16.5M104.5 24.84H99v18.32h5.5' +
  'M17 26.7a9.15 9.15 0 0 1 0 14.6M88 26.7a9.15 9.15 0 0 0 0 14.6';
const SHIRT =
  'M9 2.5 3 6 .5 13l4.6 1.9 1.4-2.4V26h15V12.5l1.4 2.4L27.5 13 25 6l-6-3.5c-.8 2-2.7 3.2-5 3.2S9.8 4.5 9 2.5Z';
const COLLAR = 'M9 2.5c.8 2 2.7 3.2 5 3.2s4.2-1.2 5-3.2';

interface Props {
  readonly match: Match;
  readonly halves: readonly Half[];
  /** Id of the player with the best rating of the match; null without ratings. */
  readonly bestId: string | null;
}

/** Both teams on a pitch, as far as positions are known; the lists are its text alternative. */
export function Pitch({ match, halves, bestId }: Props) {
  const { lineUps: t } = useWords<'line-ups'>();
  const { teams } = match;
  const [home, away] = halves.map(({ side, formation }) => {
    const { name } = teams[side];
    return formation ? t.side(name, formation) : name;
  });
  const positionedHalves = halves.map((half) => ({
    ...half,
    places: placesOf(
      half.formation,
      half.starters.map(({ sheet }) => sheet),
    ),
  }));
  const most = (key: 'lines' | 'longest') =>
    Math.max(...positionedHalves.map(({ places }) => places?.[key] ?? 0));
  const lines = most('lines');
  if (lines === 0) return <p className={NO_LINE_UPS}>{t.noPlaces}</p>;
  return (
    <div
      role="img"
      aria-label={t.pitch(home ?? '', away ?? '')}
      style={{ '--lines': lines, '--longest': most('longest') } as CSSProperties}
      className="pitch-field relative m-3 @min-[40rem]/pitch:aspect-105/68 aspect-68/105 [direction:ltr] print:hidden [&>svg]:absolute [&>svg]:inset-0 [&>svg]:size-full [&>svg]:fill-none [&>svg]:stroke-[0.25] [&>svg]:stroke-line"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 105 68"
        preserveAspectRatio="none"
        className="@min-[40rem]/pitch:block hidden"
      >
        <path d={PITCH_LINES} />
      </svg>
      <svg
        aria-hidden="true"
        viewBox="0 0 68 105"
        preserveAspectRatio="none"
        className="@min-[40rem]/pitch:hidden"
      >
        <path d={PITCH_LINES} transform="matrix(0 1 1 0 0 0)" />
      </svg>
      {positionedHalves.map(({ side, starters, places, formation }) => (
        <div
          key={side}
          data-side={side}
          style={{ '--lines': places?.lines } as CSSProperties}
          className={side === 'home' ? '[--edge:var(--home-ring)]' : '[--edge:var(--away-ring)]'}
        >
          <b
            className={`absolute start-3 @min-[40rem]/pitch:hidden font-semibold text-quiet ${side === 'home' ? 'top-2' : 'bottom-2'}`}
          >
            {formation}
          </b>
          {starters.map((player) => {
            const place = places?.of.get(player.sheet);
            return (
              place && (
                <Shirt
                  key={player.sheet.player.id}
                  player={player}
                  place={place}
                  match={match}
                  side={side}
                  isBest={player.sheet.player.id === bestId}
                />
              )
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Longer names are condensed. */
const MAX_WIDE_CHARS = 8;

interface ShirtProps {
  readonly player: ListedPlayer;
  readonly place: Place;
  readonly match: Match;
  readonly side: Side;
  readonly isBest: boolean;
}

function Shirt({ player, place, match, side, isBest }: ShirtProps) {
  const words = useWords();
  const { sheet, name, isPlaying, markers, off } = player;
  const kit = match.teams[side].kit_colors;
  const keeper =
    sheet.position === 'G' || sheet.position_name === 'Goalkeeper' ? (kit?.gk_main ?? null) : null;
  const style = {
    '--across': place.across,
    '--up': place.up,
    '--room': place.room,
    ...(keeper && { '--kit': keeper, '--kit-on': inkOn(keeper), '--edge': 'var(--quiet)' }),
  } as CSSProperties;
  const cards = markers.filter(({ kind }) => kind.endsWith('card'));
  const goals = markers.filter(({ kind }) => !kind.endsWith('card'));
  return (
    <span className="pitch-player" style={style}>
      <span className="pitch-shirt">
        <svg viewBox="0 0 28 28" aria-hidden="true">
          <path d={SHIRT} />
          <path className="pitch-collar" d={COLLAR} />
        </svg>
        <b>{sheet.number}</b>
        <i className="[&>svg]:size-3.5">
          {cards.map(({ kind }) => (
            <EventIcon key={kind} kind={kind} />
          ))}
        </i>
        {sheet.captain && (
          <i className="pitch-captain">
            <CaptainSign />
          </i>
        )}
        {sheet.stats?.rating != null && (
          <i className="pitch-rating">
            <Rating value={sheet.stats.rating} isBest={isBest} />
          </i>
        )}
        <i className="pitch-goals [&>svg]:size-3.5">
          {goals.map(({ kind }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may come in one minute
            <EventIcon key={`${kind} ${at}`} kind={kind} />
          ))}
        </i>
      </span>
      <span
        dir="auto"
        data-label
        data-long={name.length > MAX_WIDE_CHARS || undefined}
        className={`truncate bg-surface px-0.5 ${isPlaying ? 'font-medium' : 'text-quiet'}`}
      >
        {name}
      </span>
      {off && (
        <span data-label data-long className="bg-surface px-0.5 text-quiet">
          {`↓\u2060${off.minute === null ? '' : minuteText(off.minute, off.stoppage, words)}`}
        </span>
      )}
    </span>
  );
}
