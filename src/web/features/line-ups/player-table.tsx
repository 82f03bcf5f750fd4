import './player-table.css';
import type { Side } from '#web/format/side-of.ts';
import { NamedLink } from '#web/navigation/named-link.tsx';
import { type LineUpsWords, useLineUpsWords } from '#web/words/line-ups.ts';
import type { ListedPlayer } from './team-sheet.ts';

type Statistic = keyof LineUpsWords['lineUps']['stats'];

/** The players' statistics as a table; columns without values are omitted. */
export function PlayerTable({
  side,
  team,
  players,
}: {
  side: Side;
  team: string;
  players: readonly ListedPlayer[];
}) {
  const { lineUps: say, intl } = useLineUpsWords();
  const playersWithMinutes = players.filter(({ sheet }) => sheet.stats && (sheet.stats.minutes ?? 0) > 0);
  const columns = (Object.keys(say.stats) as Statistic[]).filter((key) =>
    playersWithMinutes.some(({ sheet }) => sheet.stats?.[key] != null),
  );
  const format = (key: Statistic, value: number) =>
    key === 'rating'
      ? value.toLocaleString(intl, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
      : value;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
    <section className="players" data-side={side} aria-label={team} tabIndex={0}>
      <table>
        <caption>{team}</caption>
        <thead>
          <tr>
            <th scope="col">{say.player}</th>
            {columns.map((key) => (
              <th key={key} scope="col">
                <abbr title={say.stats[key][1]}>{say.stats[key][0]}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {playersWithMinutes.map(({ sheet, name }) => (
            <tr key={sheet.player.id}>
              <th scope="row">
                <NamedLink kind="player" id={sheet.player.id}>
                  {name}
                </NamedLink>
              </th>
              {columns.map((key) => {
                const value = sheet.stats?.[key] ?? null;
                return (
                  <td key={key} data-nothing={value === 0 || undefined}>
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
