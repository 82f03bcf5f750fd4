import { useLineUpsWords } from '#web/words/line-ups.ts';
import { statisticColumns } from './statistic-columns.ts';
import type { ListedPlayer } from './team-sheet.ts';

/** What the short forms above the columns of the players' statistics stand for: a touch screen shows no titles. */
export function StatisticsKey({ players }: { readonly players: readonly ListedPlayer[] }) {
  const words = useLineUpsWords();
  return (
    <dl
      aria-label={words.lineUps.key}
      className="flex flex-wrap gap-x-3 border-line border-t px-3 py-2 text-[0.75rem] text-quiet print:hidden"
    >
      {statisticColumns(players, words).map((key) => {
        const [short, long] = words.lineUps.stats[key];
        return (
          <div key={key} className="flex gap-1">
            <dt className="font-semibold text-ink">{short}</dt>
            <dd>{long}</dd>
          </div>
        );
      })}
    </dl>
  );
}
