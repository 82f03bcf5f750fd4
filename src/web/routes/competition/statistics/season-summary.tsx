import type { CSSProperties } from 'react';
import { useWords } from '#web/words/use-words.ts';
import type { SeasonStatistics } from './season-statistics.ts';

/** `0-15` as `1–15`, `15-30` as `16–30`. */
const rangeText = (range: string, numbers: Intl.NumberFormat) => {
  const [from = 0, to = 0] = range.split('-').map(Number);
  return numbers.formatRange(from + 1, to);
};

/** The edges of home wins, draws and away wins, each as wide as its share and wide enough for its name. */
const RESULT_LOOK = {
  homeWins: 'border-ink',
  draws: 'border-edge',
  awayWins: 'border-quiet text-end',
};

const shareStyle = (share: number) => ({ '--share': share }) as CSSProperties;

/** What the matches of a season that are over come to: averages, shares of results, and goals by minute. */
export function SeasonSummary({ statistics }: { readonly statistics: SeasonStatistics }) {
  const { statistics: t, scores, intl } = useWords<'statistics'>();
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
    <section
      aria-label={t.season}
      className="mb-3 grid gap-2 max-md:contents md:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="card max-md:mb-3">
        <dl className="grid grid-cols-3 min-[100rem]:grid-cols-6">
          {figures.map(([name, value, note]) => (
            <div key={name} className="px-3 py-2">
              <dt className="muted">{name}</dt>
              <dd>
                <b className="font-stretch-80% text-xl leading-7">{value}</b>{' '}
                {note && <small className="muted inline-block">{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
        <dl aria-label={t.results} className="flex gap-0.5 px-3 pt-1 pb-2.5">
          {(['homeWins', 'draws', 'awayWins'] as const).map((result) => (
            <div
              key={result}
              style={shareStyle(statistics[result] / matches)}
              className={`flex-[calc(var(--share)*100)_1_4.75rem] border-t-6 pt-1.5 ${RESULT_LOOK[result]}`}
            >
              <dt className="muted">{t[result]}</dt>
              <dd>
                <b>{share(statistics[result])}</b>{' '}
                <small className="muted">{numbers.format(statistics[result])}</small>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {minutes.length > 0 && (
        <section aria-label={t.minutes} className="card flex flex-col px-3 py-2 max-md:order-1 max-md:mt-2">
          <h2 className="muted">{t.minutes}</h2>
          <dl className="grid min-h-22 flex-1 auto-cols-[minmax(0,1fr)] grid-flow-col gap-1.5 text-center">
            {minutes.map((one) => (
              <div
                key={one.range}
                style={shareStyle(one.goals / mostGoals)}
                className="flex flex-col-reverse"
              >
                <dt className="muted whitespace-nowrap font-stretch-80%">{rangeText(one.range, numbers)}</dt>
                <dd className="flex flex-1 flex-col justify-end font-semibold after:h-[calc(var(--share)*(100%-1.25rem))] after:min-h-px after:bg-quiet">
                  {numbers.format(one.goals)}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </section>
  );
}
