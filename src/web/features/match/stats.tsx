import './stats.css';
import type { CSSProperties } from 'react';
import type { Match } from '#contract/records/match.ts';
import type { Side } from '#web/format/side-of.ts';
import { useMatchWords } from '#web/words/match.ts';
import { type Pair, statPairs } from './pairs.ts';

/** The running totals of both sides as paired bars in their colours, the better side heavier. */
export function Stats({ match }: { match: Match }) {
  const words = useMatchWords();
  const groups = statPairs(match);
  return (
    <section aria-labelledby="stats" className="stats">
      <h2 id="stats" className="sr-only">
        {words.match.stats}
      </h2>
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
