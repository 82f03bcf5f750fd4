import './team-list.css';
import type { LineUpsRecord } from '#contract/records/line-up.ts';
import { spokenName } from '#web/format/person-name.ts';
import type { Side } from '#web/format/side-of.ts';
import { NamedLink } from '#web/navigation/named-link.tsx';
import { type LineUpsWords, useLineUpsWords } from '#web/words/line-ups.ts';
import { EventMarkers } from './event-markers.tsx';
import type { SheetPlayer } from './places.ts';
import { SidelinedList, type SidelinedPlayers } from './sidelined-list.tsx';
import type { ListedPlayer } from './team-sheet.ts';

interface Props {
  readonly side: Side;
  readonly team: string;
  readonly lineUp: LineUpsRecord['home'];
  readonly starters: readonly ListedPlayer[];
  readonly bench: readonly ListedPlayer[];
  /** Players who cannot play; null where the service has no such list. */
  readonly sidelined: SidelinedPlayers | null;
}

/** Returns the position in words: by name, an unknown name as it is, else by letter. */
function positionOf({ position, position_name }: SheetPlayer, { lineUps }: LineUpsWords): string | null {
  const names: Readonly<Record<string, string>> = lineUps.positions;
  const letters: Readonly<Record<string, string>> = lineUps.letters;
  if (position_name !== null) return names[position_name] ?? position_name;
  return position === null ? null : (letters[position] ?? position);
}

/** A side's starting eleven, bench, absent players and coach as lists. */
export function TeamList({ side, team, lineUp, starters, bench, sidelined }: Props) {
  const { lineUps: say } = useLineUpsWords();
  return (
    <section className="sheet" data-side={side} aria-label={say.side(team, lineUp.formation)}>
      <h3>
        <span>{team}</span>
        <b>{lineUp.formation}</b>
      </h3>
      <Players players={starters} />
      {bench.length > 0 && (
        <>
          <h4>{say.bench}</h4>
          <Players players={bench} />
        </>
      )}
      {sidelined && <SidelinedList sidelined={sidelined} />}
      {lineUp.coach.name && (
        <>
          <h4>{say.coach}</h4>
          <p className="coach">
            <NamedLink kind="coach" id={lineUp.coach.id}>
              {spokenName(lineUp.coach.name)}
            </NamedLink>
          </p>
        </>
      )}
    </section>
  );
}

function Players({ players }: { players: readonly ListedPlayer[] }) {
  const words = useLineUpsWords();
  return (
    <ol>
      {players.map((player) => (
        <li key={player.sheet.player.id} data-plays={player.isPlaying || undefined}>
          <i>{player.sheet.number ?? '–'}</i>
          <span>
            <b title={player.sheet.player.name ?? undefined}>
              <NamedLink kind="player" id={player.sheet.player.id}>
                {player.name}
              </NamedLink>
            </b>
            <EventMarkers player={player} />
          </span>
          <small>{positionOf(player.sheet, words)}</small>
        </li>
      ))}
    </ol>
  );
}
