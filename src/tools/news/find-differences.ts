import { receiveSaturday, type Saturday } from '#run/testing/receive-saturday.ts';
import { watchLists } from '#run/testing/watch-lists.ts';
import { expectReports } from './oracle.ts';

/** Returns the lines of one list that another one does not have, as often. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const rest = [...others];
  return lines.filter((line) => {
    const at = rest.indexOf(line);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** Returns what viewers of a Saturday get too much (`rows + 15:03:30 7 goal`) or not at all (`-`), and the number of alerts. */
export async function findDifferences(saturday: Saturday) {
  const lists = await receiveSaturday(saturday);
  const periodMs = saturday.period * 1000;
  const reports = watchLists(lists, periodMs);
  const oracle = expectReports(lists, periodMs);
  // A webhook gets what a wall shows.
  const expected = { ...oracle, messages: oracle.takeovers };
  const places = ['rows', 'takeovers', 'messages', 'alerts', 'printer'] as const;
  const differences = places.flatMap((place) => [
    ...without(reports[place], expected[place]).map((line) => `${place} + ${line}`),
    ...without(expected[place], reports[place]).map((line) => `${place} - ${line}`),
  ]);
  return { differences, alertCount: reports.alerts.length };
}
