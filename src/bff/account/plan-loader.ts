import type { ApiRequest } from '#bff/api-request.ts';
import { Failure } from '#bff/failure.ts';
import type { Log } from '#bff/log.ts';
import { type PlanLack, planLackOf } from '#bff/upstream/plan-failure.ts';
import type { Operation } from '#contract/operation.ts';
import { type Lack, type LackEvent, type LacksState, lackOf, lacksAfter, NO_LACKS } from './lacks.ts';

/** Parameters that name nothing that a plan may lack. */
const NEUTRAL_PARAMETERS: ReadonlySet<string> = new Set([
  't',
  'include',
  'utc',
  'lang',
  'odds_format',
  'page',
]);

/** What survives a restart: confirmed lacks, and what has been answered before. */
interface SavedLacks {
  readonly lacks: readonly Pick<Lack, 'name' | 'refusals' | 'isCertain'>[];
  readonly answeredNames: readonly string[];
}

export interface PlanLoader {
  /** Returns the failure of a request for what the plan lacks, with the time until it is requested again; null: none. */
  refusal(apiRequest: ApiRequest): Failure | null;
  /**
   * Loads without the datasets that the plan lacks. `attempt` receives the remaining datasets, with the omitted ones in
   * `refusedDatasets`.
   */
  load<T>(apiRequest: ApiRequest, attempt: (narrowedRequest: ApiRequest) => Promise<T>): Promise<T>;
  /** Requests everything again with the next request for it. */
  ask(): void;
  onCredentialsChange(): void;
  /** Operations and datasets that the plan lacks. */
  readonly lacks: readonly Lack[];
  readonly savedLacks: SavedLacks;
  restore(savedLacks: SavedLacks): void;
}

/** Refusals after which a lack is confirmed. */
const MIN_SAVED_REFUSALS = 2;

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

const nameOf = ({ route, t }: Operation, dataset?: string) =>
  `${route}?t=${t}${dataset === undefined ? '' : `&include=${dataset}`}`;

/** Returns the name of one request, which differs from all of operations and datasets. */
const requestNameOf = (key: string) => `request:${key}`;

/** Whether the operation itself is refused, not the competition or match of this request. */
function isOfOperation(lack: PlanLack | null, { parameters }: ApiRequest): boolean {
  if (lack === null) return parameters.every(([name]) => NEUTRAL_PARAMETERS.has(name));
  return lack === 'operation';
}

/**
 * Loads within the plan, as far as it is known (lacks.ts). Datasets that are refused together are all omitted first and then
 * tried one at a time with later refreshes, since most plans lack all or none of them.
 */
export function createPlanLoader(elapsed: () => number, log: Log, onChange: () => void): PlanLoader {
  let state: LacksState = NO_LACKS;

  function dispatch(event: LackEvent): void {
    const next = lacksAfter(state, event, elapsed());
    if (next === state) return;
    if ('isOfRequest' in event && !event.isOfRequest)
      report(event.name, state.lacks.get(event.name), next.lacks.get(event.name));
    state = next;
    onChange();
  }

  function report(name: string, before: Lack | undefined, after: Lack | undefined): void {
    if (after && !before) {
      const asksAgainInSeconds = Math.ceil((after.until - elapsed()) / 1_000);
      log('warn', 'not in the plan', { operation: name, asksAgainInSeconds });
    } else if (before && !after) log('info', 'in the plan again', { operation: name });
  }

  const find = (name: string) => lackOf(state, name, elapsed());

  /** Returns the sets of datasets to try in turn, each smaller than the previous one. */
  function setsToTry({ operation, include }: ApiRequest): readonly (readonly string[])[] {
    const acceptedDatasets = include.filter((name) => find(nameOf(operation, name)) === null);
    const suspect = include.find((name) => find(nameOf(operation, name))?.isCertain === false);
    const firstSet = include.filter((name) => name === suspect || acceptedDatasets.includes(name));
    const reliableSet = acceptedDatasets.filter((name) => !state.lacks.has(nameOf(operation, name)));
    return [firstSet, acceptedDatasets, reliableSet, []].filter(
      (set, index, sets) => set.length < (sets[index - 1]?.length ?? 100),
    );
  }

  function refusal({ operation, key }: ApiRequest): Failure | null {
    const lack = find(nameOf(operation)) ?? find(requestNameOf(key));
    if (!lack) return null;
    return new Failure('plan_limit', 'plan', { retryAfterMs: lack.until - elapsed(), isUnsent: true });
  }

  return {
    refusal,

    async load(apiRequest, attempt) {
      const { operation, key } = apiRequest;
      const failure = refusal(apiRequest);
      if (failure) throw failure;
      const { epoch: firstEpoch } = state;
      const sentAt = elapsed();
      const ofOperation = { name: nameOf(operation), isOfRequest: false };
      const ofRequest = { name: requestNameOf(key), isOfRequest: true };
      const datasets = (names: readonly string[]) =>
        names.map((name) => ({ name: nameOf(operation, name), isOfRequest: false }));
      const sets = setsToTry(apiRequest);
      const formerLacks = [ofOperation, ofRequest, ...datasets(sets[0] ?? [])].flatMap(
        ({ name }) => state.lacks.get(name) ?? [],
      );
      for (const { name } of formerLacks) dispatch({ kind: 'sent', name });
      let refusedSet: readonly string[] = [];
      let refusedEpoch = firstEpoch;
      for (const [index, set] of sets.entries()) {
        // Credentials may change between two calls.
        const { epoch } = state;
        try {
          const response = await attempt(narrowRequest(apiRequest, set));
          for (const name of [ofOperation, ofRequest, ...datasets(set)])
            dispatch({ kind: 'answered', epoch, ...name });
          const missing = datasets(refusedSet.filter((name) => !set.includes(name)));
          for (const name of missing)
            dispatch({
              kind: 'refused',
              epoch: refusedEpoch,
              sentAt,
              isCertain: missing.length === 1,
              ...name,
            });
          return response;
        } catch (thrown) {
          if (thrown instanceof Failure && thrown.isUnsent)
            for (const { name, until } of formerLacks)
              dispatch({ kind: 'unsent', epoch: firstEpoch, name, until });
          if (!(thrown instanceof Failure) || thrown.code !== 'plan_limit') throw thrown;
          const lack = planLackOf(thrown);
          const isLast = index === sets.length - 1;
          if (isLast || lack === 'operation' || lack === 'league') {
            const name = isOfOperation(lack, apiRequest) ? ofOperation : ofRequest;
            dispatch({ kind: 'refused', epoch, sentAt, isCertain: true, ...name });
            throw thrown;
          }
          [refusedSet, refusedEpoch] = [set, epoch];
        }
      }
      throw new Failure('plan_limit', 'plan');
    },

    ask: () => dispatch({ kind: 'asked' }),
    onCredentialsChange: () => dispatch({ kind: 'changed' }),
    get lacks() {
      return [...state.lacks.values()].filter(({ isOfRequest }) => !isOfRequest);
    },
    get savedLacks() {
      const confirmedLacks = this.lacks.filter(({ refusals }) => refusals >= MIN_SAVED_REFUSALS);
      return {
        lacks: confirmedLacks.map(({ name, refusals, isCertain }) => ({ name, refusals, isCertain })),
        answeredNames: [...state.answeredNames],
      };
    },
    restore({ lacks, answeredNames }) {
      // A start takes the place of the next probe.
      const past = { since: Number.NEGATIVE_INFINITY, until: Number.NEGATIVE_INFINITY };
      const confirmedLacks = lacks.map((lack) => ({ ...lack, ...past, isOfRequest: false }));
      state = {
        ...state,
        answeredNames: new Set(answeredNames),
        lacks: new Map(confirmedLacks.map((lack) => [lack.name, lack])),
      };
    },
  };
}
