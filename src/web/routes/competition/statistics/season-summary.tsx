import type { CSSProperties } from 'react';
import { useStatisticsWords } from '#web/words/statistics.ts';
import type { SeasonStatistics } from './season-statistics.ts';
import './statistics.css';

/** `0-15` as `1–15`, `15-30` as `16–30`. */
const rangeText = (range: string, numbers: Intl.NumberFormat) => {
  const [from = 0, to = 0] = range.split('-').map(Number);
  return numbers.formatRange(from + 1, to);
};

const shareStyle = (share: number) => ({ '--share': share }) as CSSProperties;

/** What the matches of a season that are over come to: averages, shares of results, and goals by minute. */
export function SeasonSummary({ statistics }: { readonly statistics: SeasonStatistics }) {
  const { statistics: t, scores, intl } = useStatisticsWords();
  const { matches, allMatches, goals, cleanSheets, bothScored, manyGoals, cards, minutes } = statistics;
  const numbers = new Intl.NumberFormat(intl);
  const averages = new Intl.NumberFormat(intl, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const shares = new Intl.NumberFormat(intl, { style: 'percent' });
  const share = (count: number) => shares.format(count / matches);
  const figures = [
    [t.matches, numbers.format(matches), allMatches !== null && t.of(allMatches)],
    [t.perMatch, averages.format(goals / matches), t.goals(goals)],
    [
      t.cards,
      cards ? averages.format(cards.perMatch) : '–',
      cards && t.yellowAndRed(cards.yellow, cards.red),
    ],
    [t.manyGoals, share(manyGoals), scores.matches(manyGoals)],
    [t.bothScored, share(bothScored), scores.matches(bothScored)],
    [t.cleanSheets, numbers.format(cleanSheets), null],
  ] as const;
  const mostGoals = Math.max(...minutes.map((one) => one.goals));
  return (
    <section aria-label={t.season} className="season-summary">
      <div className="card">
        <dl className="season-figures">
          {figures.map(([name, value, note]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <b>{value}</b> {note && <small>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
        <dl aria-label={t.results} className="season-results">
          {(['homeWins', 'draws', 'awayWins'] as const).map((result) => (
            <div key={result} style={shareStyle(statistics[result] / matches)}>
              <dt>{t[result]}</dt>
              <dd>
                <b>{share(statistics[result])}</b> <small>{numbers.format(statistics[result])}</small>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {minutes.length > 0 && (
        <section aria-label={t.minutes} className="season-minutes card">
          <h2>{t.minutes}</h2>
          <dl>
            {minutes.map((one) => (
              <div key={one.range} style={shareStyle(one.goals / mostGoals)}>
                <dt>{rangeText(one.range, numbers)}</dt>
                <dd>{numbers.format(one.goals)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </section>
  );
}
