import { useLocation, useNavigate } from 'react-router';
import { LEADERS } from '#web/data/season.ts';
import type { SortOrder } from '#web/ui/sorted-rows.ts';

/** What the page of statistics lists. */
export const STATISTICS_LISTS = [...LEADERS, 'teams'] as const;
type StatisticsList = (typeof STATISTICS_LISTS)[number];

/** The list of the address, null for none, and its order: `?show=teams&by=conceded&from=least`. The history keeps the last one. */
export function useStatisticsAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const list = STATISTICS_LISTS.find((one) => one === parameters.get('show')) ?? null;
  const by = parameters.get('by');
  const order: SortOrder<string> | null = by ? { by, isAscending: parameters.get('from') === 'least' } : null;
  function open(next: StatisticsList, nextOrder: SortOrder<string> | null): void {
    const query = new URLSearchParams(search);
    for (const name of ['by', 'from']) query.delete(name);
    query.set('show', next);
    if (nextOrder) query.set('by', nextOrder.by);
    if (nextOrder?.isAscending) query.set('from', 'least');
    void navigate({ search: `${query}` }, { replace: true });
  }
  return { list, order, open };
}
