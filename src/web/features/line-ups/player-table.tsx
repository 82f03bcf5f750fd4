import type { Side } from '#contract/side-of.ts';
import { ratingText } from '#web/format/rating-text.ts';
import { NamedLink } from '#web/navigation/named-link.tsx';
import { SortHead } from '#web/ui/sort-head.tsx';
import { sortedRows } from '#web/ui/sorted-rows.ts';
import { useWords } from '#web/words/use-words.ts';
import { hasPlayed, type Statistic, statisticColumns } from './statistic-columns.ts';
import type { ListedPlayer } from './team-sheet.ts';

/** Names stay in place while the rest scrolls. */
const PLAYER_NAME =
  'wrap-anywhere sticky start-0 min-w-26 max-w-36 bg-surface ps-3 pe-1.5 text-start font-medium';

interface Props {
  readonly side: Side;
  readonly team: string;
  readonly players: readonly ListedPlayer[];
  /** The statistic of which the highest values are first; null for the order of the team sheet. */
  readonly order: Statistic | null;
  readonly onOrder: (order: Statistic | null) => void;
}

/** The players' statistics as a table, in the order of one of them; columns without values are omitted. */
export function PlayerTable({ side, team, players, order, onOrder }: Props) {
  const words = useWords<'line-ups'>();
  const { lineUps: t, intl } = words;
  const playersWithMinutes = players.filter(hasPlayed);
  const columns = statisticColumns(players, words);
  // The order of the team sheet stays among those with the same value.
  const orderedPlayers = order
    ? sortedRows(playersWithMinutes, ({ sheet }) => sheet.stats?.[order] ?? null)
    : playersWithMinutes;
  const format = (key: Statistic, value: number) => (key === 'rating' ? ratingText(value, intl) : value);
  return (
    <section
      data-side={side}
      aria-label={team}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
      tabIndex={0}
      className="overflow-x-auto print:hidden [section+&]:border-line [section+&]:border-t"
    >
      <table className="w-full">
        <caption className="px-3 pt-2 pb-1 text-start font-semibold">{team}</caption>
        <thead>
          <tr className="h-7 text-[0.75rem] text-quiet">
            <th scope="col" className={PLAYER_NAME}>
              {t.player}
            </th>
            {columns.map((key) => (
              <SortHead
                key={key}
                name={t.stats[key]}
                sort={key === order ? 'descending' : undefined}
                onSort={() => onOrder(key === order ? null : key)}
                className="last:pe-1.5"
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {orderedPlayers.map(({ sheet, name }) => (
            <tr
              key={sheet.player.id}
              className="h-7 pointer-coarse:h-11 pointer-coarse:border-line pointer-coarse:border-t"
            >
              <th
                scope="row"
                className={`${PLAYER_NAME} [&>a]:inline-block [&>a]:py-0.5 [&>a]:after:absolute [&>a]:after:inset-0 [&>a]:hover:underline`}
              >
                <NamedLink kind="player" id={sheet.player.id}>
                  {name}
                </NamedLink>
              </th>
              {columns.map((key) => {
                const value = sheet.stats?.[key] ?? null;
                return (
                  <td
                    key={key}
                    className={`px-1.5 text-end nth-[2]:font-bold last:pe-3 ${value === 0 ? 'text-faint' : ''}`}
                  >
                    {value === null ? '–' : format(key, value)}
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
