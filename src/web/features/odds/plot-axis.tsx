import './plot-axis.css';
import { dayAndWeekday, dayNames, timeOfDay } from '#web/format/clock-time.ts';
import { dayAt } from '#web/format/day.ts';
import { useOddsWords } from '#web/words/odds.ts';
import { atPart } from './at-part.ts';
import { type AxisMark, axisOf, type Course, LONG } from './axis-marks.ts';
import { partOf, type Span } from './history.ts';

interface Props extends Course {
  readonly span: Span;
}

/** The labels under the prices: both ends, kick-off, minutes of play and half-time, or days. */
export function PlotAxis({ span, ...course }: Props) {
  const { odds: say, moment, intl } = useOddsWords();
  const { kickOff, zone } = course;
  const isLong = span.to - span.from > LONG;
  const textOf = ({ kind, minute, at }: AxisMark) => {
    if (kind === 'kick-off') return say.history.kickOff;
    if (kind === 'half-time') return moment['half-time'][0];
    if (kind === 'day') return dayNames(dayAt(at * 1_000, zone), intl).weekday;
    if (minute !== null) return moment.minute(minute, null);
    return (isLong ? dayAndWeekday : timeOfDay)(at * 1_000, zone, intl);
  };
  return (
    <>
      {kickOff > span.from && kickOff < span.to && (
        <i className="kick-off" style={atPart(partOf(kickOff, span))} />
      )}
      {axisOf(span, course).map((mark) => (
        <i
          key={`${mark.kind} ${mark.at}`}
          aria-hidden="true"
          className="mark"
          data-kind={mark.kind}
          data-narrow={mark.on.narrow}
          data-wide={mark.on.wide}
          style={atPart(partOf(mark.at, span))}
        >
          {textOf(mark)}
        </i>
      ))}
    </>
  );
}
