import type { ApiRequest } from '#bff/api-request.ts';
import { Failure } from '#bff/failure.ts';
import { type PlanLack, planLackOf } from '#bff/upstream/plan-failure.ts';
import type { Clock } from '#contract/clock.ts';
import type { Operation } from '#contract/operation.ts';

/** World time for which a refusal is cached; plans rarely change. */
const REFUSAL_MS = 86_400_000;

/** Parameters that name nothing that a plan may lack. */
const NEUTRAL_PARAMETERS: ReadonlySet<string> = new Set([
  't',
  'include',
  'utc',
  'lang',
  'odds_format',
  'page',
]);

interface Refusal {
  /** `fixtures?t=info`, or `fixtures?t=info&include=events` for a dataset. */
  readonly name: string;
  /** Epoch ms. */
  readonly since: number;
  /** False: it was refused together with others and may be allowed alone. */
  readonly isCertain: boolean;
}

export interface Refusals {
  hasOperation(operation: Operation): boolean;
  /**
   * Loads without the datasets that the plan lacks, and throws at once if it lacks the operation. `attempt` receives the
   * remaining datasets, with the omitted ones in `refusedDatasets`.
   */
  load<T>(apiRequest: ApiRequest, attempt: (narrowedRequest: ApiRequest) => Promise<T>): Promise<T>;
  readonly savedRefusals: readonly Refusal[];
  restore(savedRefusals: readonly Refusal[]): void;
}

function narrowRequest(apiRequest: ApiRequest, include: readonly string[]): ApiRequest {
  const refusedDatasets = apiRequest.include.filter((name) => !include.includes(name));
  if (refusedDatasets.length === 0) return apiRequest;
  const otherParameters = apiRequest.parameters.filter(([name]) => name !== 'include');
  const parameters = [
    ...otherParameters,
    ...(include.length > 0 ? [['include', include.join(',')] as const] : []),
  ];
  return { ...apiRequest, include, parameters, refusedDatasets };
}

/**
 * Caches for a day what the plan lacks. Datasets that are refused together are all omitted first and then tried one at
 * a time with later refreshes, since most plans lack all or none of them.
 */
export function createRefusals(clock: Clock, onChange: () => void): Refusals {
  const refusals = new Map<string, Refusal>();

  const nameOf = ({ route, t }: Operation, dataset?: string) =>
    `${route}?t=${t}${dataset === undefined ? '' : `&include=${dataset}`}`;

  function find(operation: Operation, dataset?: string): Refusal | null {
    const refusal = refusals.get(nameOf(operation, dataset));
    const age = refusal ? clock.now() - refusal.since : -1;
    return refusal && age >= 0 && age < REFUSAL_MS ? refusal : null;
  }

  function remember(name: string, isCertain: boolean): void {
    refusals.set(name, { name, since: clock.now(), isCertain });
    onChange();
  }

  /** Whether the operation itself is refused, not the competition or match of this request. */
  function isOfOperation(lack: PlanLack | null, { parameters }: ApiRequest): boolean {
    if (lack === null) return parameters.every(([name]) => NEUTRAL_PARAMETERS.has(name));
    return lack === 'operation';
  }

  /** Returns the sets of datasets to try in turn, each smaller than the previous one. */
  function setsToTry({ operation, include }: ApiRequest): readonly (readonly string[])[] {
    const acceptedDatasets = include.filter((name) => find(operation, name) === null);
    const suspect = include.find((name) => find(operation, name)?.isCertain === false);
    const firstSet = include.filter((name) => name === suspect || acceptedDatasets.includes(name));
    return [firstSet, acceptedDatasets, []].filter(
      (set, index, sets) => set.length < (sets[index - 1]?.length ?? 100),
    );
  }

  return {
    hasOperation: (operation) => find(operation) !== null,

    async load(apiRequest, attempt) {
      const { operation } = apiRequest;
      if (find(operation)) throw new Failure('plan_limit', 'plan');
      const sets = setsToTry(apiRequest);
      let refusedSet: readonly string[] = [];
      for (const [index, set] of sets.entries()) {
        try {
          const response = await attempt(narrowRequest(apiRequest, set));
          for (const name of set) if (refusals.delete(nameOf(operation, name))) onChange();
          const missing = refusedSet.filter((name) => !set.includes(name));
          for (const name of missing) remember(nameOf(operation, name), missing.length === 1);
          return response;
        } catch (thrown) {
          if (!(thrown instanceof Failure) || thrown.code !== 'plan_limit') throw thrown;
          const lack = planLackOf(thrown);
          const isLast = index === sets.length - 1;
          if ((isLast || lack === 'operation') && isOfOperation(lack, apiRequest))
            remember(nameOf(operation), true);
          if (isLast || lack === 'operation' || lack === 'league') throw thrown;
          refusedSet = set;
        }
      }
      throw new Failure('plan_limit', 'plan');
    },

    get savedRefusals() {
      return [...refusals.values()];
    },
    restore(savedRefusals) {
      refusals.clear();
      for (const refusal of savedRefusals) refusals.set(refusal.name, refusal);
    },
  };
}
