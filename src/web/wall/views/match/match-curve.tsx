import type { Match } from '#contract/records/match.ts';
import { SIDES, type Side } from '#contract/side-of.ts';
import { Crest } from '#web/components/crest.tsx';
import { curveOf } from '#web/features/match-curve/curve.ts';
import { CurveBars } from '#web/features/match-curve/curve-bars.tsx';
import {
  axisOf,
  GAP_MINUTES,
  labelledMinutes,
  type PlacedPart,
  placeParts,
} from '#web/features/match-curve/place-parts.ts';
import type { PressureEvent } from '#web/features/match-curve/pressure-events.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly match: Match;
  readonly pressure: readonly PressureEvent[];
  /** The side that has just scored. */
  readonly fresh: Side | null;
  /** Height of the bars, rem. */
  readonly height: number;
}

/** The pressure of both sides by minute: the home side's bars up, the away side's down, with goals and red cards. */
export function WallMatchCurve({ match, pressure, fresh, height }: Props) {
  const { curve: t } = useWords<'curve'>();
  const curve = curveOf(match, pressure);
  const places = placeParts(curve);
  const axis = axisOf(places);
  const percent = (minutes: number) => `${axis.percent(minutes)}%`;
  return (
    <section aria-label={t.title}>
      <h3 className="font-semibold text-body">
        {t.title} <span className="font-normal text-quiet">{t.of}</span>
      </h3>
      <div className="mt-2 grid grid-cols-[3.875rem_minmax(0,1fr)] gap-x-5">
        <div style={{ height: `${height}rem` }} className="flex flex-col justify-around">
          {SIDES.map((side) => (
            <Crest key={side} team={match.teams[side]} className="stale:faded [--crest:3.125rem]" />
          ))}
        </div>
        <div>
          <div style={{ height: `${height}rem` }} className="relative">
            <CurveBars
              places={places}
              peak={curve.peak}
              lineWidth={2}
              middle="var(--quiet)"
              className="size-full"
            />
            {places.map((place) => (
              <Markers key={place.part.period} {...place} percent={percent} fresh={fresh} />
            ))}
          </div>
          <Axis places={places} percent={percent} match={match} />
        </div>
      </div>
    </section>
  );
}

interface PartProps extends PlacedPart {
  readonly percent: (minutes: number) => string;
  readonly fresh: Side | null;
}

const MARK: Readonly<Record<string, string>> = {
  redcard: 'h-6 w-4.25 rounded-mark bg-red',
  yellowredcard: 'h-6 w-4.25 rounded-mark bg-red',
  var: 'size-4.5 rounded-full border-3 border-quiet bg-ground',
};

/** Goals, rulings and red cards of a period: a line from the middle to a mark at the edge. */
function Markers({ part, from, percent, fresh }: PartProps) {
  const newest = part.markers.findLast(({ kind, side }) => kind !== 'var' && side === fresh);
  return part.markers.map((marker, n) => {
    const { at, side, kind } = marker;
    const isFresh = marker === newest && !(kind in MARK);
    return (
      <i
        // biome-ignore lint/suspicious/noArrayIndexKey: two markers may share a minute
        key={n}
        aria-hidden="true"
        data-side={side}
        style={{ insetInlineStart: percent(from + at + 0.4) }}
        className="absolute top-0 flex h-1/2 w-0 flex-col items-center data-[side=away]:top-1/2 data-[side=away]:flex-col-reverse"
      >
        <span
          className={`flex-none ${MARK[kind] ?? `size-4.5 rounded-full ${isFresh ? 'bg-goal' : 'bg-ink'}`}`}
        />
        <span className={`w-0.75 flex-1 ${kind === 'var' ? 'bg-quiet' : isFresh ? 'bg-goal' : 'bg-ink'}`} />
      </i>
    );
  });
}

const MIDDLE = '-translate-x-1/2 rtl:translate-x-1/2';

interface AxisProps {
  readonly places: readonly PlacedPart[];
  readonly percent: (minutes: number) => string;
  readonly match: Match;
}

function Axis({ places, percent, match }: AxisProps) {
  const { wallMatch: t } = useWords<'wall-match'>();
  const { moment, score } = useWords<'match'>();
  const { ht_score } = match.scores;
  const isHalfOver = (places[1]?.part.home.length ?? 0) > 0;
  const label = 'absolute top-1 whitespace-nowrap font-stretch-84%';
  const { total } = axisOf(places);
  // The last label ends with the axis.
  const shift = (minute: number) => (minute === total ? '-translate-x-full rtl:translate-x-full' : MIDDLE);
  return (
    <div aria-hidden="true" className="relative h-11 text-note text-quiet">
      <span className="absolute start-0 top-1 font-stretch-84%">{t.kickOff}</span>
      {places.map(({ part, from }, n) => (
        <span key={part.period}>
          {labelledMinutes(part).map((minute) => (
            <span
              key={minute}
              className={`${label} ${shift(from + minute)}`}
              style={{ insetInlineStart: percent(from + minute) }}
            >
              {part.offsetMinutes + minute}
            </span>
          ))}
          {n === 0 && (
            <span
              className={`${label} ${MIDDLE}`}
              style={{ insetInlineStart: percent(part.length + GAP_MINUTES / 2) }}
            >
              {[moment['half-time'].short, isHalfOver && ht_score && score(...ht_score)]
                .filter(Boolean)
                .join(' ')}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}
