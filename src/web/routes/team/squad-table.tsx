import './squad.css';
import type { SquadRecord } from '#contract/records/squad.ts';
import { dayNames } from '#web/format/clock-time.ts';
import { flagPath } from '#web/format/flag-path.ts';
import { profileAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { useTeamWords } from '#web/words/team.ts';
import { useNoteText } from '#web/words/use-note-text.ts';
import { meanAge, type SquadAbsence, type SquadMember, squadLines } from './squad-lines.ts';

interface Props {
  readonly squad: SquadRecord;
  readonly absences: ReadonlyMap<string, SquadAbsence>;
}

/** The squad of a team by line, with number, age, height and absence. */
export function SquadTable({ squad, absences }: Props) {
  const { team: say, intl } = useTeamWords();
  const age = meanAge(squad);
  const years = new Intl.NumberFormat(intl, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <section aria-labelledby="squad" className="team-part">
      <h2 id="squad">
        {say.squad}
        <small>
          {[
            squad.squad.length > 0 && say.players(squad.squad.length),
            age !== null && say.meanAge(years.format(age)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </h2>
      {squad.squad.length === 0 ? (
        <p>{say.noSquad}</p>
      ) : (
        <table className="squad">
          <thead>
            <tr>
              <th scope="col">{say.number}</th>
              <th scope="col">{say.player}</th>
              <th scope="col">{say.age}</th>
              <th scope="col">{say.height}</th>
            </tr>
          </thead>
          {squadLines(squad).map(({ line, players }) => (
            <tbody key={line}>
              <tr>
                <th colSpan={4} scope="rowgroup">
                  {line ? say.lines[line] : say.noLine} <small>{players.length}</small>
                </th>
              </tr>
              {players.map((member) => (
                <Player key={member.player.id} member={member} absence={absences.get(member.player.id)} />
              ))}
            </tbody>
          ))}
        </table>
      )}
    </section>
  );
}

function Player({
  member,
  absence,
}: {
  readonly member: SquadMember;
  readonly absence: SquadAbsence | undefined;
}) {
  const { team: say, intl } = useTeamWords();
  const noteText = useNoteText();
  const { player, number, captain } = member;
  const { cc } = player.country;
  return (
    <tr>
      <td>{number ?? '–'}</td>
      <th scope="row">
        <Flag src={flagPath(cc)} />
        <PrefetchLink to={profileAddress('player', player.id)} dir="auto">
          {player.name ?? player.common_name ?? '–'}
        </PrefetchLink>
        {captain && <abbr title={say.captain}>{say.captainSign}</abbr>}
        {absence && (
          <small data-kind={absence.kind}>
            {[
              absence.reason ? noteText(absence.reason) : say[absence.kind],
              absence.expectedReturn && say.back(dayNames(absence.expectedReturn, intl).date),
            ]
              .filter(Boolean)
              .join(', ')}
          </small>
        )}
      </th>
      <td>{player.age ?? '–'}</td>
      <td>{player.height ?? '–'}</td>
    </tr>
  );
}
