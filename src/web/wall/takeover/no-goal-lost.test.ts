import { expect, test } from 'vitest';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { changesBetween } from '#news/testing/changes-between.ts';
import { EMPTY_PRINTER, mergeLive } from '#web/matches/vidiprinter/printer.ts';
import { sampleRow } from '#web/testing/wall-row.ts';
import { EMPTY_TICKER, nextLine } from '#web/wall/frame/next-line.ts';
import { goalNews } from './goal-news.ts';
import { addNews, advanceQueue, EMPTY_QUEUE } from './queue.ts';

const START = (KICK_OFF + 1300) * 1000;
const POLL_MS = 10_000;
const MATCHES = 100;
/** Every fifth match has a goal in the second answer. */
const hasGoal = (id: number) => id % 5 === 0;

const listOf = (hasNews: boolean) =>
  Array.from({ length: MATCHES }, (_, at) => {
    const id = at + 1;
    const isScored = hasNews && hasGoal(id);
    const event = sampleEvent({
      team_id: String(1000 + id),
      player_name: `Scorer ${id}`,
      timestamp: KICK_OFF + 1300,
    });
    return sampleMatch(id, { score: [isScored ? 1 : 0, 0], events: isScored ? [event] : [] });
  });
const scored = listOf(true)
  .filter(({ scores }) => scores.home_score === 1)
  .map(({ id }) => id)
  .sort();

test('of 20 goals in one answer with 100 matches the takeovers show every one', () => {
  const rows = listOf(true).map((record) => sampleRow(record));
  const news = goalNews(changesBetween(listOf(false), listOf(true)), rows, []);
  expect(news).toHaveLength(20);
  let queue = addNews(EMPTY_QUEUE, news, 0, () => false);
  const ids = new Set<string>();
  for (let now = 0; now < 300_000; now += 1000) {
    queue = advanceQueue(queue, now, () => false);
    for (const { matchId } of queue.current) ids.add(matchId);
  }
  expect([...ids].sort()).toEqual(scored);
});

test('of 20 goals in one answer with 100 matches the ticker shows every one', () => {
  const before = mergeLive(EMPTY_PRINTER, listOf(false), START);
  const printer = mergeLive(before, listOf(true), START + POLL_MS);
  const lineIds = printer.lines.map(({ id }) => id);
  let ticker = nextLine(
    EMPTY_TICKER,
    before.lines.map(({ id }) => id),
    null,
    0,
  );
  const ids = new Set<string | undefined>();
  for (let now = POLL_MS; now < 100_000; now += 1000) {
    ticker = nextLine(ticker, lineIds, printer.newsId, now);
    ids.add(printer.lines.find(({ id, kind }) => id === ticker.id && kind === 'goal')?.matchId);
  }
  ids.delete(undefined);
  expect([...ids].sort()).toEqual(scored);
});
