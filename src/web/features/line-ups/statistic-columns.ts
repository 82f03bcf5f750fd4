import type { Words } from '#web/words/words.ts';
import type { ListedPlayer } from './team-sheet.ts';

export type Statistic = keyof Words<'line-ups'>['lineUps']['stats'];

export const hasPlayed = ({ sheet }: ListedPlayer) => (sheet.stats?.minutes ?? 0) > 0;

/** Returns the statistics of which somebody who has played has a value, in the order of the words. */
export function statisticColumns(
  players: readonly ListedPlayer[],
  words: Words<'line-ups'>,
): readonly Statistic[] {
  const withMinutes = players.filter(hasPlayed);
  return (Object.keys(words.lineUps.stats) as Statistic[]).filter((key) =>
    withMinutes.some(({ sheet }) => sheet.stats?.[key] != null),
  );
}
