import type { MinuteAnchor } from '#contract/minute.ts';
import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { useZone } from '#web/clock/program-context.ts';
import { Crest } from '#web/components/crest.tsx';
import { EventIcon } from '#web/components/event-icon.tsx';
import { MatchTime } from '#web/components/match-time.tsx';
import { ResultLetter } from '#web/components/result-letter.tsx';
import { dayAndWeekday } from '#web/format/clock-time.ts';
import { ratingText } from '#web/format/rating-text.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { Bar } from '#web/ui/skeleton.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import type { Appearance } from './appearance.ts';

export interface PlayerMatchProps {
  readonly match: MatchRow;
  readonly anchor: MinuteAnchor | null;
  /** The match from the view of the player's team. */
  readonly result: {
    readonly side: 'home' | 'away';
    readonly opponent: MatchRow['teams']['home'];
    readonly score: Score | null;
    readonly letter: 'W' | 'D' | 'L' | null;
  };
  /** Undefined while loading. */
  readonly appearance: Appearance | undefined;
}

/** A match of a player: opponent and result, and what the player did in it. */
export function PlayerMatch({ match, anchor, result, appearance }: PlayerMatchProps) {
  const zone = useZone();
  const words = useWords<'standings'>();
  const { standings: t, intl } = words;
  const { side, opponent, score, letter } = result;
  const kickOff = match.time.timestamp * 1000;
  return (
    <Link
      to={matchAddress(match.id)}
      className="grid min-h-13 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-3.5 py-1 hover:bg-raised focus-visible:bg-raised focus-visible:-outline-offset-2"
    >
      <Crest team={opponent} />
      <span className="grid">
        <span className="flex min-w-0 items-center gap-2">
          <b dir="auto" title={opponent.name} className="truncate font-medium max-md:font-stretch-88%">
            {opponent.name}
          </b>
          <Abbreviation {...t.at[side]} className="muted" />
        </span>
        <small dir="auto" className="muted truncate">
          {`${dayAndWeekday(kickOff, zone, intl)} · ${competitionName(match.league, words)}`}
        </small>
      </span>
      <span className="flex items-center gap-3">
        <span className="flex flex-col items-end gap-1">
          <span className="flex items-center gap-2">
            {letter === null ? (
              <em className="font-semibold text-[0.8125rem] text-live not-italic">
                <MatchTime match={match} seen={anchor} form="both" />
              </em>
            ) : (
              <ResultLetter letter={letter} />
            )}
            {score !== null && (
              <b className="font-bold font-stretch-80% text-[1rem]">{words.score(...score)}</b>
            )}
          </span>
          <small className="muted flex min-h-4 items-center gap-1 [&>svg]:size-3.5">
            {appearance ? <Deeds appearance={appearance} /> : <Bar className="w-12" />}
          </small>
        </span>
        <Rating value={appearance?.kind === 'played' ? appearance.rating : null} />
      </span>
    </Link>
  );
}

/** Goals, assists, card and minutes, or why there are none. */
function Deeds({ appearance }: { readonly appearance: Appearance }) {
  const { profile: t } = useWords<'profile'>();
  if (appearance.kind !== 'played') return t[appearance.kind];
  const { goals, assists, card, minutes } = appearance;
  const spoken = [
    goals > 0 && t.goals(goals),
    assists > 0 && t.assists(assists),
    card && t.cards[card],
    minutes !== null && t.minutesPlayed(minutes),
  ];
  return (
    <>
      <span className="sr-only">{spoken.filter(Boolean).join(', ')}</span>
      {Array.from({ length: goals }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a goal is its index
        <EventIcon key={at} kind="goal" />
      ))}
      {assists > 0 && (
        <b aria-hidden="true" className="font-semibold">
          {`${assists > 1 ? assists : ''}${t.assistSign}`}
        </b>
      )}
      {card && <EventIcon kind={card} />}
      {minutes !== null && <span aria-hidden="true">{t.minutes(minutes)}</span>}
    </>
  );
}

/** A rating from 3 to 10; its place stays free where there is none, so that the columns align. */
function Rating({ value }: { readonly value: number | null }) {
  const { profile: t, intl } = useWords<'profile'>();
  const text = value === null ? null : ratingText(value, intl);
  return (
    <b className="grid h-7 w-9 place-items-center rounded-md bg-raised font-semibold text-[0.8125rem]">
      {text ? (
        <>
          <span aria-hidden="true">{text}</span>
          <span className="sr-only">{t.rating(text)}</span>
        </>
      ) : (
        <span aria-hidden="true" className="text-quiet">
          {'–'}
        </span>
      )}
    </b>
  );
}
