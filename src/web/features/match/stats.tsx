import './stats.css';
import { type CSSProperties, useState } from 'react';
import type { Match } from '#contract/records/match.ts';
import type { Side } from '#web/format/side-of.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useMatchWords } from '#web/words/match.ts';
import { type Half as Part, totalsByHalf } from './halves.ts';
import { type Pair, pairsOf, totalsOf } from './pairs.ts';

/**
 * The running totals of both sides as paired bars in their colours, the better side heavier; by half as far as events
 * can tell.
 */
export function Stats({ match }: { match: Match }) {
  const words = useMatchWords();
  const halves = totalsByHalf(match);
  const [asked, ask] = useState<Part | 'all'>('all');
  const part = asked !== 'all' && halves.has(asked) ? asked : 'all';
  const groups = pairsOf((part === 'all' ? null : halves.get(part)) ?? totalsOf(match));
  return (
    <section aria-labelledby="stats" className="stats">
      <h2 id="stats" className="sr-only">
        {words.match.stats}
      </h2>
      {halves.size > 0 && (
        <Switch
          legend={words.match.statPeriods.label}
          options={(['all', ...halves.keys()] as const).map((one) => [one, words.match.statPeriods[one]])}
          value={part}
          onChange={ask}
        />
      )}
      {groups.length === 0 && <p className="none">{words.match.noStats}</p>}
      {groups.map(({ group, fewer, pairs }) => (
        <div key={group}>
          <h3>
            {words.match.statGroups[group]} {fewer && <small>{words.match.fewerIsBetter}</small>}
          </h3>
          <dl>
            {pairs.map((pair) => (
              <div key={pair.key}>
                <dt>{words.stats[pair.key]}</dt>
                <Half pair={pair} side="home" team={match.teams.home.name} />
                <Half pair={pair} side="away" team={match.teams.away.name} />
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function Half({ pair, side, team }: { pair: Pair; side: Side; team: string }) {
  const words = useMatchWords();
  const half = pair[side];
  const style = { '--share': half?.share ?? 0 } as CSSProperties;
  return (
    <dd data-side={side} data-better={half?.better || undefined} style={style}>
      <span className="sr-only">{`${team} `}</span>
      {half === null ? '–' : pair.percent ? words.percent(half.value) : half.value}
    </dd>
  );
}
