import './curve.css';
import type { Match } from '#contract/records/match.ts';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { useMatchWords } from '#web/words/match.ts';
import { pressureEvents } from './pressure-events.ts';

const CurvePlot = lazyAfterFirstView(
  async () => (await import('./curve-plot.tsx')).CurvePlot,
  Promise.resolve(),
);
const SIDES = ['home', 'away'] as const;

/** The momentum of both sides by minute; the plot is loaded separately into its reserved space. */
export function MatchCurve({ match }: { match: Match }) {
  const words = useMatchWords();
  const pressure = pressureEvents(match);
  if (!pressure) return null;
  return (
    <section aria-labelledby="curve" className="match-curve">
      <div className="title">
        <h2 id="curve">{words.match.curve.title}</h2>
        <small title={words.match.curve.of}>{words.match.curve.of}</small>
        {SIDES.map((side) => (
          <span key={side} data-side={side} title={match.teams[side].name}>
            <i aria-hidden="true" />
            {match.teams[side].name}
          </span>
        ))}
      </div>
      <div className="plot">
        <CurvePlot match={match} pressure={pressure} />
      </div>
    </section>
  );
}
