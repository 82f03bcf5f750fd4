import { dayAndWeekday, dayNames, timeOfDay } from '#web/format/clock-time.ts';
import { dayAt } from '#web/format/day.ts';
import { minuteText } from '#web/words/minute-text.ts';
import { useWords } from '#web/words/use-words.ts';
import { type AxisLabel, axisLabels, type MatchCourse, MIN_DAY_LABELS_S } from './axis-labels.ts';
import { fractionAt, type TimeSpan } from './history.ts';
import { positionStyle } from './position-style.ts';

interface Props extends MatchCourse {
  readonly span: TimeSpan;
}

/** The labels under the prices: both ends, kick-off, minutes of play and half-time, or days. */
export function PlotAxis({ span, ...course }: Props) {
  const words = useWords<'odds'>();
  const { odds: t, moment, intl } = words;
  const { kickOff, zone } = course;
  const hasDays = span.to - span.from > MIN_DAY_LABELS_S;
  const textOf = ({ kind, minute, at }: AxisLabel) => {
    if (kind === 'kick-off') return t.history.kickOff;
    if (kind === 'half-time') return moment['half-time'].short;
    if (kind === 'day') return dayNames(dayAt(at * 1_000, zone), intl).weekday;
    if (minute !== null) return minuteText(minute, null, words);
    return (hasDays ? dayAndWeekday : timeOfDay)(at * 1_000, zone, intl);
  };
  return (
    <>
      {kickOff > span.from && kickOff < span.to && (
        <i
          className="absolute inset-y-0 start-(--at) border-quiet border-s"
          style={positionStyle(fractionAt(kickOff, span))}
        />
      )}
      {axisLabels(span, course).map((label) => (
        <i
          key={`${label.kind} ${label.at}`}
          aria-hidden="true"
          className="absolute start-(--at) top-[calc(100%+0.25rem)] whitespace-nowrap text-[0.75rem]/4 text-quiet not-italic [translate:-50%] data-[kind=to]:start-auto data-[kind=to]:end-0 @max-[44rem]/odds:data-[narrow=false]:hidden @min-[44rem]/odds:data-[wide=false]:hidden data-[kind=from]:[translate:0] data-[kind=to]:[translate:0] rtl:[translate:50%]"
          data-kind={label.kind}
          data-narrow={label.isVisible.narrow}
          data-wide={label.isVisible.wide}
          style={positionStyle(fractionAt(label.at, span))}
        >
          {textOf(label)}
        </i>
      ))}
    </>
  );
}
