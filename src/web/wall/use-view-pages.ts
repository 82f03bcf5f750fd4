import { hashKey, useQueries } from '@tanstack/react-query';
import type { BrokenPages } from './health/use-broken-pages.ts';
import { memoiseView } from './memoise-view.ts';
import { boardRoom, type ViewPages } from './rotation/cycle-at.ts';
import type { ViewQuery, WallContext } from './view.ts';
import { idle as idleView } from './views/idle/idle.tsx';
import { useViews } from './views/use-views.ts';

const idle = memoiseView(idleView);

type Queries = Parameters<typeof useQueries>[0]['queries'];

/** Returns queries without repetitions: several views may need the same. */
function distinct(queries: readonly ViewQuery[]): Queries {
  const byKey = new Map(queries.map((query) => [hashKey(query.queryKey), query]));
  return [...byKey.values()] as unknown as Queries;
}

/**
 * Requests what the views of a wall's program need, and returns their pages. Without any it is the page that says what is
 * next, once the day's matches have come.
 */
export function useViewPages(
  context: WallContext,
  isKnown: boolean,
  { pagesOf }: BrokenPages,
): readonly ViewPages[] {
  const views = useViews(context.program);
  const hasLive = context.rows.some(({ record }) => record.phase === 'live');
  // Its answers are there when play ends.
  const requestingViews = [...views.map(({ view }) => view), ...(hasLive ? [] : [idle])];
  useQueries({ queries: distinct(requestingViews.flatMap((view) => view.queries?.(context) ?? [])) });
  const ofView = ({ name, view }: (typeof views)[number], subject = context): ViewPages => ({
    view: name,
    pages: pagesOf(view, subject),
  });
  const others = views.filter(({ name }) => name !== 'board').map((view) => ofView(view));
  const room = boardRoom(others, context.program.every);
  const pages = views.map(
    (view) => others.find((one) => one.view === view.name) ?? ofView(view, { ...context, boardRoom: room }),
  );
  if (!isKnown || pages.some((ofView) => ofView.pages.length > 0)) return pages;
  return [{ view: null, pages: pagesOf(idle, context) }];
}
