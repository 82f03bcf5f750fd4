import { spokenName } from '#contract/person-name.ts';
import type { Leader } from '#contract/records/leader.ts';
import { PlayerOfClub } from '#web/components/player-of-club.tsx';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SortHead } from '#web/ui/sort-head.tsx';
import { orderAfter, type SortOrder, sortedRows, sortOf } from '#web/ui/sorted-rows.ts';
import { useWords } from '#web/words/use-words.ts';
import { type LeaderPlace, leaderPlaces } from './leader-places.ts';

type LeaderList = 'topscorers' | 'topassists' | 'topcards';
type Column =
  | 'goals'
  | 'penalties'
  | 'assists'
  | 'yellowcards'
  | 'yellowredcards'
  | 'redcards'
  | 'home'
  | 'away'
  | 'matches_played'
  | 'minutes_played'
  | 'minutesPerGoal'
  | 'minutesPerAssist';

/** The columns of each list. */
const COLUMNS: Readonly<Record<LeaderList, readonly Column[]>> = {
  topscorers: ['goals', 'penalties', 'home', 'away', 'matches_played', 'minutes_played', 'minutesPerGoal'],
  topassists: ['assists', 'matches_played', 'minutes_played', 'minutesPerAssist'],
  topcards: ['yellowcards', 'yellowredcards', 'redcards', 'matches_played'],
};

/** The columns that decide a player's place. */
const ORDER: Readonly<Record<LeaderList, readonly Column[]>> = {
  topscorers: ['goals'],
  topassists: ['assists'],
  topcards: ['yellowcards', 'yellowredcards', 'redcards'],
};

const LEADER_CELL = 'px-1 md:px-2 md:last:pe-3.5';
const PLACE_CELL = 'w-9 ps-2 pe-1 md:w-12 md:ps-3.5 md:pe-2';
/** The space of each column in a narrow window: names need it more than the details of goals. */
const COLUMN: Partial<Record<Column, string>> = {
  penalties: 'max-[23rem]:hidden',
  matches_played: 'max-md:pe-3',
  home: 'max-lg:hidden',
  away: 'max-lg:hidden',
  minutes_played: 'max-md:hidden',
  minutesPerGoal: 'max-md:hidden',
  minutesPerAssist: 'max-md:hidden',
};

const cellOf = (column: Column) => `${LEADER_CELL} ${COLUMN[column] ?? ''}`;

const minutesPer = (minutes: number | null, count: number | null) =>
  minutes && count ? Math.round(minutes / count) : null;

function countOf(leader: Leader, column: Column): number | null {
  const { goals, assists, minutes_played: minutes } = leader;
  if (column === 'minutesPerGoal') return minutesPer(minutes, goals.overall);
  if (column === 'minutesPerAssist') return minutesPer(minutes, assists);
  if (column === 'goals') return goals.overall;
  return column === 'home' || column === 'away' ? goals[column] : leader[column];
}

interface Props {
  readonly list: LeaderList;
  readonly leaders: readonly Leader[];
  /** The service's order remains if it is null or has a column of another list. */
  readonly order: SortOrder<string> | null;
  readonly onOrder: (order: SortOrder<string>) => void;
  /** Number of rows to show; by default all. */
  readonly maxRows?: number;
}

/** The leading players of a season, in the service's order or sorted by a column. */
export function LeaderTable({ list, leaders, order, onOrder, maxRows = leaders.length }: Props) {
  const { leaders: t, intl } = useWords<'leaders'>();
  const { statistics } = useWords<'statistics'>();
  if (leaders.length === 0) return <EmptyState>{t.none}</EmptyState>;
  const names = { ...t.columns, ...statistics.players };
  const numbers = new Intl.NumberFormat(intl);
  const places = leaderPlaces(leaders, (leader) => ORDER[list].map((key) => countOf(leader, key)).join());
  const placeText = (place: LeaderPlace | undefined) =>
    place?.pos == null ? '–' : place.isShared ? t.shared(place.pos) : place.pos;
  const by = COLUMNS[list].find((column) => column === order?.by);
  const entries = leaders.map((leader, at) => ({ leader, place: places[at] }));
  const rows = by ? sortedRows(entries, ({ leader }) => countOf(leader, by), order?.isAscending) : entries;
  // One column alone decides places, so the list is sorted by it; cards have three.
  const [main, ...others] = ORDER[list];
  const shownOrder = by ? order : main && others.length === 0 ? { by: main, isAscending: false } : null;
  const head = (key: keyof typeof t.columns) => <Abbreviation {...t.columns[key]} />;
  return (
    <section aria-label={t.lists[list]} className="card my-2 overflow-hidden">
      <h2 className="sr-only">{t.lists[list]}</h2>
      <table className="w-full text-end [&_th>button]:-mx-1.5">
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
              <SortHead
                key={column}
                name={names[column]}
                sort={sortOf(shownOrder, column)}
                onSort={() => onOrder(orderAfter(shownOrder, column))}
                className={cellOf(column)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, maxRows).map(({ leader, place }) => (
            <tr key={leader.player.id} className="border-line border-t *:py-1.5 pointer-coarse:*:py-0">
              <td className={`${PLACE_CELL} text-quiet`}>{placeText(place)}</td>
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
