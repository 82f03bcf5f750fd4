import { DEMO_PLAN, type Plan } from './plans.ts';

/** Who may ask. */
export interface Account {
  readonly user: string;
  readonly token: string;
  readonly plan: Plan;
  /** Numbers of the competitions that it has chosen; null for those that its plan begins with. */
  readonly leagues: readonly number[] | null;
}

/** The account that every embedded service has. */
export const DEMO: Account = { user: 'demo', token: 'demo', plan: DEMO_PLAN, leagues: null };
