import './squad.css';
import type { Squad } from '#contract/records/squad.ts';
import { profileAddress } from '#web/app/addresses.ts';
import { IntentLink } from '#web/app/intent-link.tsx';
import { dayNames } from '#web/format/clock-time.ts';
import { flagPath } from '#web/format/flag-path.ts';
import { Flag } from '#web/ui/flag.tsx';
import { useNoteText } from '#web/words/use-note-text.ts';
import { useTeamWords } from '#web/words/team.ts';
import { type Absence, byLine, type Member, meanAge } from './lines.ts';

interface Props {
  readonly squad: Squad;
  readonly absent: ReadonlyMap<string, Absence>;
}

/** The squad of a team by line, with number, age, height and absence. */
export function SquadTable({ squad, absent }: Props) {
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
          {byLine(squad).map(({ line, players }) => (
            <tbody key={line}>
              <tr>
                <th colSpan={4} scope="rowgroup">
                  {line ? say.lines[line] : say.noLine} <small>{players.length}</small>
                </th>
              </tr>
              {players.map((member) => (
                <Player key={member.player.id} member={member} absence={absent.get(member.player.id)} />
              ))}
            </tbody>
          ))}
        </table>
      )}
    </section>
  );
}

function Player({ member, absence }: { readonly member: Member; readonly absence: Absence | undefined }) {
  const { team: say, intl } = useTeamWords();
  const noteText = useNoteText();
  const { player, number, captain } = member;
  const { cc } = player.country;
  return (
    <tr>
      <td>{number ?? '–'}</td>
      <th scope="row">
        <Flag src={flagPath(cc)} />
        <IntentLink to={profileAddress('player', player.id)} dir="auto">
          {player.name ?? player.common_name ?? '–'}
        </IntentLink>
        {captain && <abbr title={say.captain}>{say.captainSign}</abbr>}
        {absence && (
          <small data-kind={absence.kind}>
            {[
              absence.reason ? noteText(absence.reason) : say[absence.kind],
              absence.back && say.back(dayNames(absence.back, intl).date),
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
