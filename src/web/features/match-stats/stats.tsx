import './stats.css';
import { type CSSProperties, useState } from 'react';
import type { Match } from '#contract/records/match.ts';
import type { Side } from '#web/format/side-of.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useMatchStatsWords } from '#web/words/match-stats.ts';
import { type StatsPeriod as StatsPart, totalsByHalf } from './halves.ts';
import { type Pair, pairsOf, totalsOf } from './pairs.ts';

/** Labels with more characters reserve two lines, which they may need before the font is loaded. */
const MAX_LINE_CHARS = 18;

/**
 * The totals of both sides as paired bars in their colours, with the better side emphasised; by half where events
 * allow it.
 */
export function Stats({ match }: { match: Match }) {
  const words = useMatchStatsWords();
  const halves = totalsByHalf(match);
  const [chosenPart, choosePart] = useState<StatsPart | 'all'>('all');
  const part = chosenPart !== 'all' && halves.has(chosenPart) ? chosenPart : 'all';
  const groups = pairsOf((part === 'all' ? null : halves.get(part)) ?? totalsOf(match));
  return (
    <section aria-labelledby="stats" className="stats">
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
      {groups.length === 0 && <p className="none">{words.matchStats.none}</p>}
      {groups.map(({ group, isFewerBetter, pairs }) => (
        <div key={group}>
          <h3>
            {words.matchStats.groups[group]}{' '}
            {isFewerBetter && <small>{words.matchStats.fewerIsBetter}</small>}
          </h3>
          <dl>
            {pairs.map((pair) => (
              <div key={pair.key} data-long={words.stats[pair.key].length > MAX_LINE_CHARS || undefined}>
                <dt>{words.stats[pair.key]}</dt>
                <StatCell pair={pair} side="home" team={match.teams.home.name} />
                <StatCell pair={pair} side="away" team={match.teams.away.name} />
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function StatCell({ pair, side, team }: { pair: Pair; side: Side; team: string }) {
  const words = useMatchStatsWords();
  const statValue = pair[side];
  const style = { '--share': statValue?.share ?? 0 } as CSSProperties;
  return (
    <dd data-side={side} data-better={statValue?.isBetter || undefined} style={style}>
      <span className="sr-only">{`${team} `}</span>
      {statValue === null ? '–' : pair.isPercent ? words.percent(statValue.value) : statValue.value}
    </dd>
  );
}
