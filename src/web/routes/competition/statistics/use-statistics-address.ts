import { useLocation, useNavigate } from 'react-router';
import { LEADERS } from '#web/data/season.ts';
import type { SortOrder } from '#web/ui/sorted-rows.ts';

/** What the page of statistics lists. */
export const STATISTICS_LISTS = [...LEADERS, 'teams'] as const;
export type StatisticsList = (typeof STATISTICS_LISTS)[number];

const [DEFAULT_LIST] = STATISTICS_LISTS;

/** The list of the address and its order: `?show=teams&by=conceded&from=least`. Both are replaced in the history. */
export function useStatisticsAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const list = STATISTICS_LISTS.find((one) => one === parameters.get('show')) ?? DEFAULT_LIST;
  const by = parameters.get('by');
  const order: SortOrder<string> | null = by ? { by, isAscending: parameters.get('from') === 'least' } : null;
  function open(next: StatisticsList, nextOrder: SortOrder<string> | null): void {
    const query = new URLSearchParams(search);
    for (const name of ['show', 'by', 'from']) query.delete(name);
    if (next !== DEFAULT_LIST) query.set('show', next);
    if (nextOrder) query.set('by', nextOrder.by);
    if (nextOrder?.isAscending) query.set('from', 'least');
    void navigate({ search: `${query}` }, { replace: true });
  }
  return {
    list,
    order,
    openList: (next: StatisticsList) => open(next, null),
    sortBy: (next: SortOrder<string>) => open(list, next),
  };
}
