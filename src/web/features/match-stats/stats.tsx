import { useState } from 'react';
import type { Match } from '#contract/records/match.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useWords } from '#web/words/use-words.ts';
import { type StatsPeriod as StatsPart, totalsByHalf } from './halves.ts';
import { pairsOf } from './pairs.ts';
import { StatRow } from './stat-row.tsx';
import { totalsOf } from './totals.ts';

/**
 * The totals of both sides as paired bars in their colours, with the better side emphasised; by half where events
 * allow it.
 */
export function Stats({ match }: { match: Match }) {
  const words = useWords<'match-stats'>();
  const halves = totalsByHalf(match);
  const [chosenPart, choosePart] = useState<StatsPart | 'all'>('all');
  const part = chosenPart !== 'all' && halves.has(chosenPart) ? chosenPart : 'all';
  const groups = pairsOf((part === 'all' ? null : halves.get(part)) ?? totalsOf(match));
  return (
    <section aria-labelledby="stats" className="card @container/stats relative">
      <h2 id="stats" className="sr-only">
        {words.matchStats.title}
      </h2>
      {halves.size > 0 && (
        <Switch
          legend={words.matchStats.periods.label}
          options={(['all', ...halves.keys()] as const).map((one) => [one, words.matchStats.periods[one]])}
          value={part}
          onChange={choosePart}
          className="@min-[34rem]/stats:absolute @min-[34rem]/stats:end-6 @min-[34rem]/stats:top-1.5 @min-[34rem]/stats:m-0 mx-3 mt-2"
        />
      )}
      {groups.length === 0 && (
        <p className="text-balance p-4 text-center text-quiet">{words.matchStats.none}</p>
      )}
      {groups.map(({ group, isFewerBetter, pairs }) => (
        <div
          key={group}
          className="border-line not-first-of-type:border-t @min-[34rem]/stats:px-6 px-3 pt-2 pb-1.5"
        >
          {/* The switch is at the end of the first heading's line. */}
          <h3 className="pb-1 font-semibold @min-[34rem]/stats:[fieldset+div>&]:pt-1 @min-[34rem]/stats:[fieldset+div>&]:pb-2">
            {words.matchStats.groups[group]}{' '}
            {isFewerBetter && (
              <span className="font-normal text-quiet">{words.matchStats.fewerIsBetter}</span>
            )}
          </h3>
          <dl>
            {pairs.map((pair) => (
              <StatRow key={pair.key} match={match} pair={pair} />
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
