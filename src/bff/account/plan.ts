import type { WindowKind } from './window.ts';

/** The allowance of a plan, as far as its name says. */
export interface PlanTerms {
  readonly kind: WindowKind;
  /** Requests in a window; null: it depends on the tier, which the name leaves out. */
  readonly limit: number | null;
}

/**
 * Reads `meta.plan` (v2.2 wire, errors and limits): the free plan is counted by the day, everything that is sold
 * ("Soccer API 50", "Soccer 800 (M)") by the hour. Null: a name of another kind.
 */
export function planTerms(name: string | null): PlanTerms | null {
  if (name === null) return null;
  if (/^free\b/i.test(name)) return { kind: 'day', limit: 100 };
  return /^soccer\b/i.test(name) ? { kind: 'hour', limit: null } : null;
}
