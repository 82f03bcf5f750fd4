import { Failure } from '#bff/failure.ts';

/** What a plan does not hold: a whole operation, a dataset of `include`, or the competition that was named. */
export type PlanLack = 'operation' | 'include' | 'league';

/** A refusal because of the account's plan. */
class PlanFailure extends Failure {
  /** Null: the service does not say, or in words that are not known. */
  readonly lack: PlanLack | null;

  constructor(lack: PlanLack | null) {
    super('plan_limit', 'plan');
    this.lack = lack;
  }
}

/** The recorded wordings are "Endpoint / Include / League not available for your plan." (v2.2 wire, errors). */
const WORDS: readonly (readonly [RegExp, PlanLack])[] = [
  [/^endpoint\b/i, 'operation'],
  [/^include\b/i, 'include'],
  [/^league\b/i, 'league'],
];

/** The failure that the parsed body of a 402 or 403 stands for. */
export function planFailure(body: unknown): Failure {
  const message = (body as { readonly meta?: { readonly msg?: unknown } } | null)?.meta?.msg;
  const [, lack = null] = WORDS.find(([words]) => typeof message === 'string' && words.test(message)) ?? [];
  return new PlanFailure(lack);
}

/** What a plan lacks by a failure with the code `plan_limit`; null: unknown. */
export function planLackOf(failure: Failure): PlanLack | null {
  return failure instanceof PlanFailure ? failure.lack : null;
}
