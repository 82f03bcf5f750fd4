import { DEMO_PLAN, type Plan } from './plans.ts';

export interface ServiceAccount {
  readonly user: string;
  readonly token: string;
  readonly plan: Plan;
  /** Ids of the chosen competitions; null for the plan's default. */
  readonly leagues: readonly number[] | null;
}

/** The account of every embedded service. */
export const DEMO: ServiceAccount = { user: 'demo', token: 'demo', plan: DEMO_PLAN, leagues: null };
