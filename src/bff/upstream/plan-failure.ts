import { Failure } from '#bff/failure.ts';

/** What a plan lacks: an operation, a dataset of `include`, or the requested competition. */
export type PlanLack = 'operation' | 'include' | 'league';

/** Refusal because of the account's plan. */
class PlanFailure extends Failure {
  /** Null: the service gives no reason, or an unknown one. */
  readonly lack: PlanLack | null;

  constructor(lack: PlanLack | null) {
    super('plan_limit', 'plan');
    this.lack = lack;
  }
}

/** Recorded wordings: "Endpoint / Include / League not available for your plan." (v2.2 wire, errors). */
const PLAN_WORDS: readonly (readonly [RegExp, PlanLack])[] = [
  [/^endpoint\b/i, 'operation'],
  [/^include\b/i, 'include'],
  [/^league\b/i, 'league'],
];

function messageIn(body: unknown): string {
  const message = (body as { readonly meta?: { readonly msg?: unknown } } | null)?.meta?.msg;
  return typeof message === 'string' ? message : '';
}

const DENIAL = /^(endpoint|include|league)\b.*\bnot available\b/i;

/** Returns the failure for the parsed body of a 402 or 403. */
export function planFailure(body: unknown): Failure {
  const [, lack = null] = PLAN_WORDS.find(([words]) => words.test(messageIn(body))) ?? [];
  return new PlanFailure(lack);
}

/** Whether a body with status 200 is empty and says that the plan lacks what was requested. */
export function deniesByPlan(body: unknown): boolean {
  const { data } = (body ?? {}) as { readonly data?: unknown };
  const isEmpty = data === null || (typeof data === 'object' && Object.keys(data).length === 0);
  return isEmpty && DENIAL.test(messageIn(body));
}

/** Returns what the plan lacks, from a failure with the code `plan_limit`; null: unknown. */
export function planLackOf(failure: Failure): PlanLack | null {
  return failure instanceof PlanFailure ? failure.lack : null;
}
