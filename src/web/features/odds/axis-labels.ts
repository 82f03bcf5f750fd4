import { dayAt } from '#web/format/day.ts';
import { type Halves, instantOfMinute } from './halves.ts';
import { fractionAt, type TimeSpan } from './history.ts';

export interface AxisLabel {
  /** Epoch seconds. */
  readonly at: number;
  readonly kind: 'from' | 'to' | 'kick-off' | 'half-time' | 'minute' | 'day';
  /** Minute of play; null for other labels. */
  readonly minute: number | null;
  /** Whether there is room for it on a phone and on a wide page. */
  readonly isVisible: Readonly<Record<Size, boolean>>;
}

type Size = 'narrow' | 'wide';
type Candidate = Pick<AxisLabel, 'at' | 'kind'> & { readonly minute?: number };

/** Minimum width of the axis, px; all widths below are px too. */
const MIN_AXIS_WIDTHS: Readonly<Record<Size, number>> = { narrow: 200, wide: 500 };
const MIN_GAP = 6;
const LABEL_WIDTHS: Readonly<Record<AxisLabel['kind'], number>> = {
  from: 44,
  to: 44,
  'kick-off': 33,
  'half-time': 22,
  minute: 22,
  day: 29,
};
/** Labelled minutes of play, the most important first. */
const LABEL_MINUTES = [30, 60, 15, 75] as const;
const QUARTER_HOUR_S = 900;
/** Longer spans are labelled by days instead of minutes; seconds. */
export const MIN_DAY_LABELS_S = 129_600;

function* playLabels(halves: Halves | null, halfTime: TimeSpan | null): Generator<Candidate> {
  if (halfTime) yield { at: (halfTime.from + halfTime.to) / 2, kind: 'half-time' };
  for (const minute of LABEL_MINUTES) {
    const at = instantOfMinute(minute, halves);
    if (at !== null) yield { at, kind: 'minute', minute };
  }
}

/** Yields the beginnings of days in a time zone. */
function* dayLabels({ from, to }: TimeSpan, zone: string): Generator<Candidate> {
  let day = dayAt(from * 1_000, zone);
  for (let at = Math.ceil(from / QUARTER_HOUR_S) * QUARTER_HOUR_S; at < to; at += QUARTER_HOUR_S) {
    const next = dayAt(at * 1_000, zone);
    if (next !== day) yield { at, kind: 'day' };
    day = next;
  }
}

/** The course of a match, as far as the axis shows it. */
export interface MatchCourse {
  /** Epoch seconds. */
  readonly kickOff: number;
  readonly halves: Halves | null;
  readonly halfTime: TimeSpan | null;
  readonly zone: string;
}

/** Returns the room a label needs, as fractions of the axis; labels at the ends are inside it. */
function extent({ kind }: Candidate, part: number, size: Size): readonly [from: number, to: number] {
  const wide = LABEL_WIDTHS[kind] / MIN_AXIS_WIDTHS[size];
  const from = kind === 'from' ? 0 : kind === 'to' ? 1 - wide : part - wide / 2;
  return [from, from + wide];
}

/**
 * Returns the labels of the axis by priority, as many as fit: the last instant, the kick-off, the first instant,
 * and those in between.
 */
export function axisLabels(
  span: TimeSpan,
  { kickOff, halves, halfTime, zone }: MatchCourse,
): readonly AxisLabel[] {
  const isInside = ({ at }: Candidate) => at > span.from && at < span.to;
  const between =
    span.to - span.from > MIN_DAY_LABELS_S ? dayLabels(span, zone) : playLabels(halves, halfTime);
  const candidates: readonly Candidate[] = [
    { at: span.to, kind: 'to' },
    ...[{ at: kickOff, kind: 'kick-off' as const }].filter(isInside),
    { at: span.from, kind: 'from' },
    ...[...between].filter(isInside),
  ];
  const occupied: Readonly<Record<Size, (readonly [from: number, to: number])[]>> = { narrow: [], wide: [] };
  const fits = (candidate: Candidate, size: Size) => {
    const [from, to] = extent(candidate, fractionAt(candidate.at, span), size);
    const gap = MIN_GAP / MIN_AXIS_WIDTHS[size];
    if (occupied[size].some((other) => from < other[1] + gap && to > other[0] - gap)) return false;
    occupied[size].push([from, to]);
    return true;
  };
  return candidates
    .map((one) => ({
      minute: null,
      ...one,
      isVisible: { narrow: fits(one, 'narrow'), wide: fits(one, 'wide') },
    }))
    .filter(({ isVisible }) => isVisible.narrow || isVisible.wide);
}
