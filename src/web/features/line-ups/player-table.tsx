import type { Side } from '#contract/side-of.ts';
import { ratingText } from '#web/format/rating-text.ts';
import { NamedLink } from '#web/navigation/named-link.tsx';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { useLineUpsWords } from '#web/words/line-ups.ts';
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
  const words = useLineUpsWords();
  const { lineUps: t, intl } = words;
  const playersWithMinutes = players.filter(hasPlayed);
  const columns = statisticColumns(players, words);
  const amountOf = ({ sheet }: ListedPlayer) => (order && sheet.stats?.[order]) ?? Number.NEGATIVE_INFINITY;
  // The order of the team sheet stays among those with the same value.
  const orderedPlayers = order
    ? playersWithMinutes.toSorted(
        (a, b) => Number(amountOf(b) > amountOf(a)) - Number(amountOf(a) > amountOf(b)),
      )
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
              <th
                key={key}
                scope="col"
                aria-sort={key === order ? 'descending' : undefined}
                className="text-end font-medium last:pe-1.5 aria-[sort]:text-ink"
              >
                <button
                  type="button"
                  onClick={() => onOrder(key === order ? null : key)}
                  className="tap-target min-w-6 cursor-pointer whitespace-nowrap px-1.5 text-end hover:text-ink focus-visible:-outline-offset-2"
                >
                  {key === order && <span aria-hidden="true">{'▾\u2060'}</span>}
                  <Abbreviation short={t.stats[key][0]} long={t.stats[key][1]} />
                </button>
              </th>
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
