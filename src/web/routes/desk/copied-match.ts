import { isObject } from '#contract/is-object.ts';

/** `before`: not begun; `off`: called off. */
const STAGES = ['before', 'running', 'over', 'off'] as const;

/** What a copied text said of a match. */
export interface CopiedMatch {
  readonly id: string;
  /** Everything that counts as a change, on one line. */
  readonly line: string;
  readonly stage: (typeof STAGES)[number];
  /** Goals of both sides; null without a score. */
  readonly goals: number | null;
}

/** A text that was copied, as far as later answers are compared with it. */
export interface Copy {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** As-of instant of its data, epoch ms. */
  readonly at: number;
  /** Language tag of its lines. */
  readonly intl: string;
  readonly matches: readonly CopiedMatch[];
}

/** Why a line of a copied text is not right any more. */
type CopyChangeKind = 'full-time' | 'goal' | 'ruled-out' | 'ruling' | 'rescheduled' | 'off' | 'gone';

export interface CopyChange {
  readonly id: string;
  readonly kind: CopyChangeKind;
  readonly before: string;
  /** Null: the match is no longer listed. */
  readonly now: string | null;
}

/** Most matches of a copy that are compared; a busy day has 300. */
const MAX_MATCHES = 1_000;
const MAX_LINE_CHARACTERS = 500;

function kindOf(before: CopiedMatch, now: CopiedMatch): CopyChangeKind | null {
  const more = (now.goals ?? 0) - (before.goals ?? 0);
  if (now.stage === 'off' && before.stage !== 'off') return 'off';
  if (now.stage === 'over' && before.stage !== 'over') return 'full-time';
  if (more !== 0) return more > 0 ? 'goal' : 'ruled-out';
  if (before.stage !== 'before') return 'ruling';
  // A kick-off alone makes no line wrong.
  return now.stage === 'before' ? 'rescheduled' : null;
}

/**
 * Returns the lines of a copy that are not right any more.
 *
 * @param current what is to be said of each match of the day now; null for one that a spoiler shield hides
 * @param isWhole whether all lists of the day have come, so that a match that is missing is gone
 */
export function changesSince(
  { matches }: Copy,
  current: ReadonlyMap<string, CopiedMatch | null>,
  isWhole: boolean,
): readonly CopyChange[] {
  return matches.flatMap((before): CopyChange | readonly [] => {
    const now = current.get(before.id);
    const { id, line } = before;
    if (now === undefined) return isWhole ? { id, kind: 'gone', before: line, now: null } : [];
    const kind = now === null || now.line === line ? null : kindOf(before, now);
    return kind ? { id, kind, before: line, now: now?.line ?? null } : [];
  });
}

/** Returns a copy as JSON that `parseCopy` reads. */
export const writeCopy = ({ matches, ...copy }: Copy): unknown => ({
  ...copy,
  matches: matches
    .slice(0, MAX_MATCHES)
    .map(({ line, ...match }) => ({ ...match, line: line.slice(0, MAX_LINE_CHARACTERS) })),
});

const isText = (json: unknown): json is string => typeof json === 'string';

const isCopiedMatch = (json: unknown): json is CopiedMatch =>
  isObject(json) &&
  isText(json['id']) &&
  isText(json['line']) &&
  STAGES.some((stage) => stage === json['stage']) &&
  (json['goals'] === null || Number.isSafeInteger(json['goals']));

/** Reads a stored copy; null if it is broken. */
export function parseCopy(json: unknown): Copy | null {
  if (!isObject(json)) return null;
  const { day, at, intl, matches } = json;
  const isWhole = isText(day) && isText(intl) && Number.isFinite(at) && Array.isArray(matches);
  return isWhole && matches.every(isCopiedMatch) ? { day, at: at as number, intl, matches } : null;
}
