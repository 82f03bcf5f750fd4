import type { CSSProperties } from 'react';
import type { Match } from '#contract/records/match.ts';
import { SIDES, type Side } from '#contract/side-of.ts';
import { EventIcon } from '#web/components/event-icon.tsx';
import { spread } from '#web/ui/spread.ts';
import { useWords } from '#web/words/use-words.ts';
import { curveOf, minutesAhead } from './curve.ts';
import { CurveBars } from './curve-bars.tsx';
import { axisOf, GAP_MINUTES, labelledMinutes, type PlacedPart, placeParts } from './place-parts.ts';
import type { PressureEvent } from './pressure-events.ts';

/** Minimum distance of two markers, in percent of the width: on a wide page and on a phone. */
const MIN_DISTANCE_PERCENT = { wide: 2, narrow: 4.6 };

/** The home side's bars above the middle and the away side's below, with a text alternative. */
export function CurvePlot({ match, pressure }: { match: Match; pressure: readonly PressureEvent[] }) {
  const words = useWords<'match'>();
  const { curve: t } = useWords<'curve'>();
  const curve = curveOf(match, pressure);
  const { teams } = match;
  const places = placeParts(curve);
  const { percent } = axisOf(places);
  const now = match.phase === 'live' ? places.findLast(({ part }) => part.home.length > 0) : undefined;
  return (
    <>
      <ul className="sr-only">
        {curve.parts
          .filter(({ home }) => home.length > 0)
          .map((part) => {
            const { home, away } = minutesAhead(part);
            return (
              <li key={part.period}>
                {t.part(words.period[part.period], teams.home.name, home, teams.away.name, away)}
              </li>
            );
          })}
      </ul>
      <CurveBars
        places={places}
        peak={curve.peak}
        lineWidth={1}
        middle="var(--line)"
        className="absolute inset-x-0 top-5 h-19 w-full"
      />
      {now && (
        <i
          className="curve-now"
          style={{ '--at': `${percent(now.from + now.part.home.length)}%` } as CSSProperties}
        />
      )}
      {SIDES.map((side) => (
        <Markers key={side} places={places} side={side} percent={percent} />
      ))}
      {places.map((place) => (
        <Axis key={place.part.period} {...place} percent={percent} />
      ))}
    </>
  );
}

interface AxisProps {
  readonly percent: (minutes: number) => number;
}

/** Goals, rulings and red cards of a side over its bars. */
function Markers({ places, side, percent }: AxisProps & { places: readonly PlacedPart[]; side: Side }) {
  const markers = places.flatMap(({ part, from }) =>
    part.markers
      .filter((marker) => marker.side === side)
      .map((marker) => ({ ...marker, x: percent(from + marker.at + 0.4) })),
  );
  markers.sort((a, b) => a.x - b.x);
  const xs = markers.map(({ x }) => x);
  const [wide, narrow] = [spread(xs, MIN_DISTANCE_PERCENT.wide), spread(xs, MIN_DISTANCE_PERCENT.narrow)];
  return markers.map(({ kind, x }, at) => (
    <i
      // biome-ignore lint/suspicious/noArrayIndexKey: two markers may share a minute
      key={`${kind} ${x} ${at}`}
      className="curve-mark"
      data-side={side}
      style={{ '--at': `${wide[at]}%`, '--narrow': `${narrow[at]}%` } as CSSProperties}
    >
      <EventIcon kind={kind} />
    </i>
  ));
}

/** Minute labels of a period, and "half-time" after the first. */
function Axis({ part, from, percent }: AxisProps & PlacedPart) {
  const { moment } = useWords<'match'>();
  const isFirst = part.offsetMinutes === 0;
  const place = (minute: number) => ({ '--at': `${percent(from + minute)}%` }) as CSSProperties;
  return (
    <>
      {labelledMinutes(part).map((minute) => (
        <b aria-hidden="true" key={minute} style={place(minute)}>
          {part.offsetMinutes + minute}
        </b>
      ))}
      {isFirst && (
        <b aria-hidden="true" style={place(part.length + GAP_MINUTES / 2)}>
          {moment['half-time'].short}
        </b>
      )}
    </>
  );
}
