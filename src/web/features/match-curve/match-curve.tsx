import type { Match } from '#contract/records/match.ts';
import { SIDES } from '#contract/side-of.ts';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { useWords } from '#web/words/use-words.ts';
import { pressureEvents } from './pressure-events.ts';

const CurvePlot = lazyAfterFirstView(
  async () => (await import('./curve-plot.tsx')).CurvePlot,
  Promise.resolve(),
);

/** The momentum of both sides by minute; the plot is loaded separately into its reserved space. */
export function MatchCurve({ match }: { match: Match }) {
  const { curve: t } = useWords<'curve'>();
  const pressure = pressureEvents(match);
  if (!pressure) return null;
  return (
    <section
      aria-labelledby="curve"
      className="card @container/curve break-inside-avoid rounded-b-none border-b-0 px-3 pt-2 pb-1 [&+*]:rounded-t-none"
    >
      {/* Two lines for any names, before and after the font is loaded. */}
      <div className="flex flex-wrap items-baseline gap-x-3 text-[0.75rem]/5 text-quiet">
        <h2 id="curve" className="font-semibold text-[0.875rem] text-ink">
          {t.title}
        </h2>
        <small
          dir="auto"
          title={t.of}
          className="@max-[34rem]/curve:flex-[1_1_calc(100%-7.5rem)] flex-[1_0_auto] @max-[34rem]/curve:truncate text-[0.75rem]"
        >
          {t.of}
        </small>
        {SIDES.map((side) => (
          <span
            dir="auto"
            key={side}
            data-side={side}
            title={match.teams[side].name}
            className="@max-[34rem]/curve:max-w-[calc(50%-0.375rem)] max-w-full truncate"
          >
            <i
              aria-hidden="true"
              className="me-1.5 inline-block size-2.5 rounded-xs bg-(--kit) [box-shadow:var(--kit-ring)]"
            />
            {match.teams[side].name}
          </span>
        ))}
      </div>
      <div className="curve-plot">
        <CurvePlot match={match} pressure={pressure} />
      </div>
    </section>
  );
}
