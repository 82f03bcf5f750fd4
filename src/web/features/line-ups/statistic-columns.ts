import type { LineUpsWords } from '#web/words/line-ups.ts';
import type { ListedPlayer } from './team-sheet.ts';

export type Statistic = keyof LineUpsWords['lineUps']['stats'];

export const hasPlayed = ({ sheet }: ListedPlayer) => (sheet.stats?.minutes ?? 0) > 0;

/** Returns the statistics of which somebody who has played has a value, in the order of the words. */
export function statisticColumns(
  players: readonly ListedPlayer[],
  words: LineUpsWords,
): readonly Statistic[] {
  const withMinutes = players.filter(hasPlayed);
  return (Object.keys(words.lineUps.stats) as Statistic[]).filter((key) =>
    withMinutes.some(({ sheet }) => sheet.stats?.[key] != null),
  );
}
