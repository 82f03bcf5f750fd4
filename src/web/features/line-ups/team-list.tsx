import { spokenName } from '#contract/person-name.ts';
import type { LineUpsRecord } from '#contract/records/line-up.ts';
import type { Side } from '#contract/side-of.ts';
import { NamedLink } from '#web/navigation/named-link.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { Words } from '#web/words/words.ts';
import { EventMarkers } from './event-markers.tsx';
import type { SheetPlayer } from './places.ts';
import { Rating } from './rating.tsx';
import { LINK_ROW, SheetHeading, SheetRow } from './sheet-row.tsx';
import { SidelinedList, type SidelinedPlayers } from './sidelined-list.tsx';
import type { ListedPlayer } from './team-sheet.ts';

interface Props {
  readonly side: Side;
  readonly team: string;
  readonly lineUp: LineUpsRecord['home'];
  /** Whether the coach has a link: after the match they may have left, and a page without a club lists no matches. */
  readonly linksCoach: boolean;
  readonly starters: readonly ListedPlayer[];
  readonly bench: readonly ListedPlayer[];
  /** Id of the player with the best rating of the match; null without ratings. */
  readonly bestId: string | null;
  /** Players who cannot play; null where the service has no such list. */
  readonly sidelined: SidelinedPlayers | null;
}

/** Returns the position in words: by name, an unknown name as it is, else by letter. */
function positionOf({ position, position_name }: SheetPlayer, { lineUps }: Words<'line-ups'>): string | null {
  const names: Readonly<Record<string, string>> = lineUps.positions;
  const letters: Readonly<Record<string, string>> = lineUps.letters;
  if (position_name !== null) return names[position_name] ?? position_name;
  return position === null ? null : (letters[position] ?? position);
}

/** A side's starting eleven, bench, absent players and coach as lists. */
export function TeamList({ side, team, lineUp, linksCoach, starters, bench, bestId, sidelined }: Props) {
  const { lineUps: t } = useWords<'line-ups'>();
  return (
    <section
      data-side={side}
      aria-label={lineUp.formation ? t.side(team, lineUp.formation) : team}
      className="card min-w-0 border-t-(--kit) border-t-4 px-3 pt-1 pb-3"
    >
      <h3 className="flex justify-between gap-3 py-2 font-semibold">
        <span className="wrap-anywhere min-w-0">{team}</span>
        <b>{lineUp.formation}</b>
      </h3>
      <Players players={starters} bestId={bestId} />
      {bench.length > 0 && (
        <>
          <SheetHeading>{t.bench}</SheetHeading>
          <Players players={bench} bestId={bestId} />
        </>
      )}
      {sidelined && <SidelinedList sidelined={sidelined} />}
      {lineUp.coach.name && (
        <>
          <SheetHeading>{t.coach}</SheetHeading>
          <p className={`${LINK_ROW} flex items-center ps-8`}>
            <NamedLink kind="coach" id={linksCoach ? lineUp.coach.id : null}>
              {spokenName(lineUp.coach)}
            </NamedLink>
          </p>
        </>
      )}
    </section>
  );
}

function Players({ players, bestId }: { players: readonly ListedPlayer[]; bestId: string | null }) {
  const words = useWords<'line-ups'>();
  return (
    <ol>
      {players.map((player) => {
        const { id } = player.sheet.player;
        const rating = player.sheet.stats?.rating ?? null;
        return (
          <SheetRow
            key={id}
            number={player.sheet.number}
            note={player.isOut ? words.lineUps.isOut : positionOf(player.sheet, words)}
            {...(bestId !== null && {
              rating: rating !== null && <Rating value={rating} isBest={id === bestId} />,
            })}
          >
            <b
              title={spokenName(player.sheet.player) ?? undefined}
              className={`wrap-anywhere ${player.isPlaying ? 'font-medium' : 'font-normal text-quiet'}`}
            >
              <NamedLink kind="player" id={id}>
                {player.name}
              </NamedLink>
            </b>
            <EventMarkers player={player} />
          </SheetRow>
        );
      })}
    </ol>
  );
}
