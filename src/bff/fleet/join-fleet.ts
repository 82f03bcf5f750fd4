import type { AllowanceSharing, Budget } from '#bff/account/budget.ts';
import type { AnswerCache } from '#bff/cache/answer-cache.ts';
import type { Terms } from '#bff/cache/freshness.ts';
import type { Schedule } from '#bff/cache/watch.ts';
import type { Allowance } from '#bff/config/config.ts';
import type { AgeingClock } from '#contract/clock.ts';
import type { Fleet } from './fleet.ts';
import { createLatestEnd } from './latest-end.ts';
import { createSharedAllowance } from './shared-allowance.ts';
import { createSharedAnswers, type Load } from './shared-answers.ts';
import { createSharedHistory } from './shared-history.ts';
import { type FindBody, readBody } from './shared-version.ts';

export interface JoinFleetOptions {
  readonly fleet: Fleet;
  readonly clock: AgeingClock;
  readonly schedule: Schedule;
  readonly terms: Terms;
  readonly allowance: Allowance;
  readonly budget: () => Budget;
  readonly answers: () => Pick<AnswerCache, 'version' | 'adopt' | 'endOutdated' | 'recent'>;
}

/** What a process does for its fleet. */
export interface Membership {
  readonly sharing: AllowanceSharing;
  load(inner: Load): Load;
  /** Takes over what the fleet has, once the store is there. */
  begin(): Promise<void>;
}

/** Connects cache and allowance of this process with those of the others; both are created after the membership. */
export function joinFleet(options: JoinFleetOptions): Membership {
  const { fleet, clock, schedule, terms, allowance, budget, answers } = options;
  const { store, keyOf, tell } = fleet;
  const keyOfAnswer = (kind: string, key: string) => keyOf(`${kind}:${key}`);
  const latestEnd = createLatestEnd(clock, terms, () => budget().state.resetsAt);
  const discard = (key: string): null => {
    fleet.onEvent('garbage');
    store.set(key, '', 1).catch(() => {});
    return null;
  };
  const findBody: FindBody = async (head) => {
    const name = keyOfAnswer('body', head.sha256);
    const bytes = await store.get(name);
    return bytes && ((await readBody(head, bytes)) ?? discard(name));
  };
  const history = createSharedHistory({
    latestEnd,
    store,
    now: () => clock.ageingNow(),
    keyOf: keyOfAnswer,
    recent: () => answers().recent,
    discard,
    findBody,
  });
  const sharedAnswers = createSharedAnswers({
    store,
    owner: fleet.id,
    clock,
    schedule,
    history,
    latestEnd,
    discard,
    findBody,
    keyOf: keyOfAnswer,
    announce: (key) => tell({ kind: 'version', key }),
    current: (key) => answers().version(key),
    adopt: (key, version) => answers().adopt(key, version),
    onEvent: fleet.onEvent,
  });
  const sharedAllowance = createSharedAllowance({ store, clock, allowance, budget, keyOf, tell });
  fleet.onNews((news) => {
    if (news.kind === 'version') sharedAnswers.onAnnouncement(news.key);
    else if (news.kind === 'rounds') answers().endOutdated(news.rounds);
    else sharedAllowance.onNews(news);
  });
  return {
    sharing: {
      onSpend: sharedAllowance.onSpend,
      onReport: sharedAllowance.onReport,
      onRefresh: (key, { rank, calls, periodMs }, lastsMs) =>
        tell({ kind: 'refresh', key, rank, calls, periodMs, lastsMs }),
    },
    load: sharedAnswers.load,
    async begin() {
      await store.start;
      sharedAllowance.begin();
    },
  };
}
