import { spokenName } from '#contract/person-name.ts';
import type { Leader } from '#contract/records/leader.ts';
import { PlayerOfClub } from '#web/components/player-of-club.tsx';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useLeadersWords } from '#web/words/leaders.ts';
import { type LeaderPlace, leaderPlaces } from './leader-places.ts';

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

/** The columns of each list. */
const COLUMNS: Readonly<Record<LeaderList, readonly Column[]>> = {
  topscorers: ['goals', 'penalties', 'matches_played', 'minutes_played'],
  topassists: ['assists', 'matches_played', 'minutes_played'],
  topcards: ['yellowcards', 'yellowredcards', 'redcards', 'matches_played'],
};

/** The columns that decide a player's place. */
const ORDER: Readonly<Record<LeaderList, readonly Column[]>> = {
  topscorers: ['goals'],
  topassists: ['assists'],
  topcards: ['yellowcards', 'yellowredcards', 'redcards'],
};

const LEADER_CELL = 'px-1 py-1.5 md:px-2 md:last:pe-3.5';
const PLACE_CELL = 'w-9 py-1.5 ps-2 pe-1 md:w-12 md:ps-3.5 md:pe-2';
/** The space of each column in a narrow window: names need it more than the details of goals. */
const COLUMN: Partial<Record<Column, string>> = {
  penalties: 'max-[23rem]:hidden',
  matches_played: 'max-md:pe-3',
  minutes_played: 'max-md:hidden',
};

const cellOf = (column: Column) => `${LEADER_CELL} ${COLUMN[column] ?? ''}`;

const countOf = (leader: Leader, column: Column) =>
  column === 'goals' ? leader.goals.overall : leader[column];

interface Props {
  readonly list: LeaderList;
  readonly leaders: readonly Leader[];
  /** Number of rows to show; by default all. */
  readonly maxRows?: number;
}

/** The leading players of a season, in the service's order. */
export function LeaderTable({ list, leaders, maxRows = leaders.length }: Props) {
  const { leaders: t, intl } = useLeadersWords();
  if (leaders.length === 0) return <EmptyState>{t.none}</EmptyState>;
  const numbers = new Intl.NumberFormat(intl);
  const places = leaderPlaces(leaders, (leader) => ORDER[list].map((key) => countOf(leader, key)).join());
  const placeText = (place: LeaderPlace | undefined) =>
    place?.pos == null ? '–' : place.isShared ? t.shared(place.pos) : place.pos;
  const head = (key: keyof typeof t.columns) => (
    <Abbreviation short={t.columns[key][0]} long={t.columns[key][1]} />
  );
  return (
    <section aria-label={t.lists[list]} className="card my-2 overflow-hidden">
      <h2 className="sr-only">{t.lists[list]}</h2>
      <table className="w-full text-end">
        <caption className="sr-only">{t.lists[list]}</caption>
        <thead>
          <tr className="text-[0.75rem] text-quiet *:font-medium">
            <th scope="col" className={PLACE_CELL}>
              {head('pos')}
            </th>
            <th scope="col" className={`${LEADER_CELL} text-start`}>
              {head('player')}
            </th>
            {COLUMNS[list].map((column) => (
              <th key={column} scope="col" className={cellOf(column)}>
                {head(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {leaders.slice(0, maxRows).map((leader, at) => (
            <tr key={leader.player.id} className="border-line border-t pointer-coarse:*:py-0">
              <td className={`${PLACE_CELL} text-quiet`}>{placeText(places[at])}</td>
              <th scope="row" className={`${LEADER_CELL} text-start font-normal`}>
                <PlayerOfClub
                  player={{ id: leader.player.id, name: spokenName(leader.player) }}
                  club={{ id: leader.team.id, name: leader.team.name ?? '' }}
                  inline
                />
              </th>
              {COLUMNS[list].map((column) => {
                const value = countOf(leader, column);
                return (
                  <td key={column} className={`${cellOf(column)} nth-3:font-bold nth-3:text-[1rem]`}>
                    {value === null ? '–' : numbers.format(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
