import type { WindowKind } from './window.ts';

/** Allowance of a plan, as far as its name states. */
export interface PlanTerms {
  readonly kind: WindowKind;
  /** Requests per window; null: it depends on the tier, which the name omits. */
  readonly limit: number | null;
}

/**
 * Reads `meta.plan` (v2.2 wire, errors and limits): the free plan counts by the day, paid plans ("Soccer API 50",
 * "Soccer 800 (M)") by the hour. Null: an unknown name.
 */
export function planTerms(name: string | null): PlanTerms | null {
  if (name === null) return null;
  if (/^free\b/i.test(name)) return { kind: 'day', limit: 100 };
  return /^soccer\b/i.test(name) ? { kind: 'hour', limit: null } : null;
}
