import { expect, test, vi } from 'vitest';
import { leagueQuery } from '#web/data/info.ts';
import { liveQuery } from '#web/data/live.ts';
import { sampleWall } from '#web/testing/sample-wall.ts';
import { memoiseView } from './memoise-view.ts';
import type { View, WallContext } from './view.ts';

/** A view that reads the live list, with the answers of its wall. */
function viewOfLive() {
  const answers = new Map<string, unknown>();
  const pages = vi.fn<View['pages']>(({ answerOf }) => [
    { key: String(answerOf(liveQuery)?.data.length), title: '', note: null, element: null },
  ]);
  const answerOf = (({ queryKey }) => answers.get(JSON.stringify(queryKey))) as WallContext['answerOf'];
  const give = ({ queryKey }: { readonly queryKey: unknown }, data: readonly unknown[]) =>
    answers.set(JSON.stringify(queryKey), { data, meta: { dropped: 0 } });
  return { view: memoiseView({ pages }), pages, context: sampleWall({ answerOf }), give };
}

test('computes pages again when an answer comes that they were made without', () => {
  const { view, context, give } = viewOfLive();
  expect(view.pages(context)[0]?.key).toBe('undefined');
  give(liveQuery, [1, 2]);
  expect(view.pages(context)[0]?.key).toBe('2');
  give(liveQuery, [1]);
  expect(view.pages(context)[0]?.key).toBe('1');
});

test('computes pages again for other rows, minutes and rooms', () => {
  const { view, pages, context } = viewOfLive();
  view.pages(context);
  const others = [{ rows: [] }, { minute: 60_000 }, { space: { ...context.space, width: 10 } }];
  for (const other of others) view.pages({ ...context, ...other });
  expect(pages).toHaveBeenCalledTimes(1 + others.length);
});

test('computes pages once for the same context, and for answers that they do not read', () => {
  const { view, pages, context, give } = viewOfLive();
  give(liveQuery, [1]);
  const first = view.pages(context);
  give(leagueQuery('1'), [1]);
  expect(view.pages({ ...context })).toBe(first);
  expect(pages).toHaveBeenCalledTimes(1);
});
