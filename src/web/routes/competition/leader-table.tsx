import './leader-table.css';
import type { Leader } from '#contract/records/leader.ts';
import { spokenName } from '#web/format/person-name.ts';
import { PlayerOfClub } from '#web/ui/player-of-club.tsx';
import { useLeadersWords } from '#web/words/leaders.ts';

type LeaderList = 'topscorers' | 'topassists' | 'topcards';
type Column =
  | 'goals'
  | 'penalties'
  | 'assists'
  | 'yellowcards'
  | 'yellowredcards'
  | 'redcards'
  | 'matches_played'
  | 'minutes_played';

/** The columns of each list; the first one is its order. */
const COLUMNS: Readonly<Record<LeaderList, readonly Column[]>> = {
  topscorers: ['goals', 'penalties', 'matches_played', 'minutes_played'],
  topassists: ['assists', 'matches_played', 'minutes_played'],
  topcards: ['yellowcards', 'yellowredcards', 'redcards', 'matches_played'],
};

const countOf = (leader: Leader, column: Column) =>
  column === 'goals' ? leader.goals.overall : leader[column];

/** The leading players of a season, in the service's order. */
export function LeaderTable({
  list,
  leaders,
}: {
  readonly list: LeaderList;
  readonly leaders: readonly Leader[];
}) {
  const { leaders: say, intl } = useLeadersWords();
  if (leaders.length === 0) return <p className="px-4 py-16 text-center text-base text-quiet">{say.none}</p>;
  const numbers = new Intl.NumberFormat(intl);
  const head = (key: keyof typeof say.columns) => (
    <abbr title={say.columns[key][1]}>{say.columns[key][0]}</abbr>
  );
  return (
    <div className="leader-table">
      <table>
        <caption className="sr-only">{say.lists[list]}</caption>
        <thead>
          <tr>
            <th scope="col">{head('pos')}</th>
            <th scope="col">{head('player')}</th>
            {COLUMNS[list].map((column) => (
              <th key={column} scope="col" className={column}>
                {head(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {leaders.map((leader, at) => (
            <tr key={leader.player.id}>
              <td>{leader.pos === leaders[at - 1]?.pos ? '' : (leader.pos ?? '–')}</td>
              <th scope="row">
                <PlayerOfClub
                  player={{ id: leader.player.id, name: spokenName(leader.player.name) }}
                  club={{ id: leader.team.id, name: leader.team.name ?? '' }}
                  inline
                />
              </th>
              {COLUMNS[list].map((column) => {
                const value = countOf(leader, column);
                return (
                  <td key={column} className={column}>
                    {value === null ? '–' : numbers.format(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
