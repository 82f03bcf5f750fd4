import { dayAt } from '#web/format/day.ts';
import { type Halves, instantOf } from './halves.ts';
import { partOf, type Span } from './history.ts';

/** A label of the axis under prices. */
export interface AxisMark {
  /** Epoch seconds. */
  readonly at: number;
  readonly kind: 'from' | 'to' | 'kick-off' | 'half-time' | 'minute' | 'day';
  /** Minute of play; null for other labels. */
  readonly minute: number | null;
  /** Whether there is room for it on a phone and on a wide page. */
  readonly on: Readonly<Record<Size, boolean>>;
}

type Size = 'narrow' | 'wide';
type Candidate = Pick<AxisMark, 'at' | 'kind'> & { readonly minute?: number };

/** Minimum width of the axis, px; all widths below are px too. */
const AXIS: Readonly<Record<Size, number>> = { narrow: 200, wide: 500 };
const GAP = 6;
const WIDTHS: Readonly<Record<AxisMark['kind'], number>> = {
  from: 42,
  to: 42,
  'kick-off': 30,
  'half-time': 20,
  minute: 20,
  day: 26,
};
/** Labelled minutes of play, the most important first. */
const MINUTES = [30, 60, 15, 75] as const;
const QUARTER = 900;
/** Longer spans are labelled by days instead of minutes; seconds. */
export const LONG = 129_600;

function* ofPlay(halves: Halves | null, rest: Span | null): Generator<Candidate> {
  if (rest) yield { at: (rest.from + rest.to) / 2, kind: 'half-time' };
  for (const minute of MINUTES) {
    const at = instantOf(minute, halves);
    if (at !== null) yield { at, kind: 'minute', minute };
  }
}

/** Yields the beginnings of days in a time zone. */
function* ofDays({ from, to }: Span, zone: string): Generator<Candidate> {
  let day = dayAt(from * 1_000, zone);
  for (let at = Math.ceil(from / QUARTER) * QUARTER; at < to; at += QUARTER) {
    const next = dayAt(at * 1_000, zone);
    if (next !== day) yield { at, kind: 'day' };
    day = next;
  }
}

/** The course of a match, as far as the axis shows it. */
export interface Course {
  /** Epoch seconds. */
  readonly kickOff: number;
  readonly halves: Halves | null;
  /** The half-time break. */
  readonly rest: Span | null;
  readonly zone: string;
}

/** Returns the room a label needs, as fractions of the axis; labels at the ends are inside it. */
function extent({ kind }: Candidate, part: number, size: Size): readonly [from: number, to: number] {
  const wide = WIDTHS[kind] / AXIS[size];
  const from = kind === 'from' ? 0 : kind === 'to' ? 1 - wide : part - wide / 2;
  return [from, from + wide];
}

/**
 * Returns the labels of the axis by priority, as many as fit: the last instant, the kick-off, the first instant,
 * and those in between.
 */
export function axisOf(span: Span, { kickOff, halves, rest, zone }: Course): readonly AxisMark[] {
  const isIn = ({ at }: Candidate) => at > span.from && at < span.to;
  const between = span.to - span.from > LONG ? ofDays(span, zone) : ofPlay(halves, rest);
  const [begins]: readonly Candidate[] = [{ at: kickOff, kind: 'kick-off' as const }].filter(isIn);
  const candidates: readonly Candidate[] = [
    { at: span.to, kind: 'to' },
    ...(begins ? [begins] : []),
    { at: span.from, kind: 'from' },
    ...[...between].filter(isIn),
  ];
  const taken: Readonly<Record<Size, (readonly [from: number, to: number])[]>> = { narrow: [], wide: [] };
  const fits = (candidate: Candidate, size: Size) => {
    const [from, to] = extent(candidate, partOf(candidate.at, span), size);
    const gap = GAP / AXIS[size];
    if (taken[size].some((other) => from < other[1] + gap && to > other[0] - gap)) return false;
    taken[size].push([from, to]);
    return true;
  };
  return candidates
    .map((one) => ({ minute: null, ...one, on: { narrow: fits(one, 'narrow'), wide: fits(one, 'wide') } }))
    .filter(({ on }) => on.narrow || on.wide);
}
