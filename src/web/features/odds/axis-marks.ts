import { dayAt } from '#web/format/day.ts';
import { type Halves, instantOf } from './halves.ts';
import { partOf, type Span } from './history.ts';

/** A text on the axis under prices. */
export interface AxisMark {
  /** Epoch seconds. */
  readonly at: number;
  readonly kind: 'from' | 'to' | 'kick-off' | 'half-time' | 'minute' | 'day';
  /** Of play. */
  readonly minute: number | null;
  /** Where there is room for it: on a phone, on a wide page. */
  readonly on: Readonly<Record<Size, boolean>>;
}

type Size = 'narrow' | 'wide';
type Candidate = Pick<AxisMark, 'at' | 'kind'> & { readonly minute?: number };

/** How wide the axis is at least; px, as all widths. */
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
/** Minutes of play that are written, the ones that say most first. */
const MINUTES = [30, 60, 15, 75] as const;
const QUARTER = 900;
/** Where prices are shown of more than this, days are written; seconds. */
export const LONG = 129_600;

function* ofPlay(halves: Halves | null, rest: Span | null): Generator<Candidate> {
  if (rest) yield { at: (rest.from + rest.to) / 2, kind: 'half-time' };
  for (const minute of MINUTES) {
    const at = instantOf(minute, halves);
    if (at !== null) yield { at, kind: 'minute', minute };
  }
}

/** Where days begin in a zone. */
function* ofDays({ from, to }: Span, zone: string): Generator<Candidate> {
  let day = dayAt(from * 1_000, zone);
  for (let at = Math.ceil(from / QUARTER) * QUARTER; at < to; at += QUARTER) {
    const next = dayAt(at * 1_000, zone);
    if (next !== day) yield { at, kind: 'day' };
    day = next;
  }
}

/** How a match went, as far as an axis needs it. */
export interface Course {
  /** Epoch seconds. */
  readonly kickOff: number;
  readonly halves: Halves | null;
  /** Its break. */
  readonly rest: Span | null;
  readonly zone: string;
}

/** What a text takes up of an axis, as parts of it: those at the ends stand inside. */
function extent({ kind }: Candidate, part: number, size: Size): readonly [from: number, to: number] {
  const wide = WIDTHS[kind] / AXIS[size];
  const from = kind === 'from' ? 0 : kind === 'to' ? 1 - wide : part - wide / 2;
  return [from, from + wide];
}

/** What stands under prices: the last instant, the kick-off, the first instant and what is between, as far as there is room. */
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
