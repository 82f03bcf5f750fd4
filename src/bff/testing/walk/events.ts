import { DATASETS } from './plan-refusals.ts';
import type { Call, Reply } from './reply.ts';
import { startWalk, type Walk } from './walk.ts';

const SECONDS = [1, 2, 6, 6, 30, 70, 130, 400] as const;
const RETRY_AFTERS = [0, 1, 3, 4, 5, 10, 60, null, 999_999] as const;
const MESSAGES = [null, 'Endpoint not available for your plan.'] as const;

const everything = () => true;
const SCOPES: readonly (readonly [name: string, hits: (call: Call) => boolean])[] = [
  ['the live list', ({ operation }) => operation === 'live'],
  ['all matches', ({ operation }) => operation === 'events'],
  ['one match', ({ key }) => key === 'events 7'],
];

/** Lets a reply meet some calls or last some time. */
function reply({ dice, begin }: Walk, name: string, reply: Reply, hits: (call: Call) => boolean): void {
  begin({ name, reply, hits }, dice.of(SECONDS), dice.oneIn(2) ? 1 : undefined);
}

const limitOf = ({ dice }: Walk): Reply => ({ kind: 'limit', retryAfter: dice.of(RETRY_AFTERS) });

function lackOf({ dice }: Walk): Reply {
  const status = dice.of([200, 402, 403] as const);
  const message = status === 200 ? 'Endpoint not available for your plan.' : dice.of(MESSAGES);
  return { kind: 'lack', status, message };
}

/** Returns a reply that must not count once the credentials have changed. */
function anyRefusal(walk: Walk): Reply {
  const left = { kind: 'data', left: 0 } as const;
  return walk.dice.of([limitOf(walk), lackOf(walk), left, { kind: 'credentials' } as const]);
}

/** What may happen, each as often as the others. */
const EVENTS: readonly ((walk: Walk) => unknown)[] = [
  async (walk) => {
    const by = walk.dice.of(['status', 'timeout', 'connection'] as const);
    reply(walk, 'down', { kind: 'down', by }, everything);
    // Many visitors meanwhile.
    for (let visits = walk.dice.of([0, 0, 0, 12]); visits > 0; visits -= 1) {
      await walk.visit(1);
      await walk.pass(0.3);
    }
  },
  (walk) => reply(walk, 'account refused', { kind: 'credentials' }, everything),
  (walk) => {
    const limit = limitOf(walk);
    reply(walk, 'too many requests', limit, everything);
  },
  (walk) => {
    const [name, hits] = walk.dice.of(SCOPES);
    const lack = lackOf(walk);
    reply(walk, `plan lacks ${name}`, lack, hits);
  },
  (walk) => {
    const dataset = walk.dice.of(DATASETS);
    const lack = {
      kind: 'lack',
      status: 403,
      message: 'Include not available for your plan.',
      dataset,
    } as const;
    reply(walk, `plan lacks ${dataset}`, lack, ({ datasets }) => datasets.includes(dataset));
  },
  (walk) => {
    const { dice, upstream, account } = walk;
    const left = dice.of([0, -1, 3, 'many', null]);
    // The first count of an account is no fall.
    const isFall = (user: string) => left !== 3 || upstream.isCounted(user);
    reply(walk, 'odd count', { kind: 'data', left }, ({ user }) => user === account.user && isFall(user));
  },
  // Two calls are under way, and each is refused for another time.
  async (walk) => {
    const { dice, begin, upstream } = walk;
    for (let index = 0; index < 2; index += 1)
      begin({ name: 'refused together', reply: limitOf(walk), hits: everything }, 3, 1);
    upstream.latency = dice.of([1, 2]);
    await walk.visit(2);
    await walk.pass(upstream.latency);
    upstream.latency = 0;
  },
  // Calls with the former credentials are refused when the new ones are in use.
  async (walk) => {
    const { dice, begin, upstream, account } = walk;
    const refusal = anyRefusal(walk);
    begin({ name: 'former credentials', reply: refusal, hits: ({ secret }) => secret === account.secret }, 1);
    upstream.latency = dice.of([1, 4]);
    await walk.visit(dice.below(3));
    walk.changeCredentials(dice.oneIn(2));
    upstream.latency = 0;
    await walk.visit();
  },
  (walk) => {
    walk.changeCredentials(walk.dice.oneIn(2));
    return walk.visit();
  },
  (walk) => {
    walk.reload();
    return walk.visit();
  },
  async (walk) => {
    const { dice } = walk;
    if (!dice.oneIn(3)) return walk.visit(1);
    if (dice.oneIn(2)) return walk.restart(dice.oneIn(4));
    // A first start, for which nothing has been answered before.
    const [name, hits] = dice.of(SCOPES);
    const lack = { kind: 'lack', status: 403, message: MESSAGES[1] } as const;
    walk.begin({ name: `plan lacks ${name}`, reply: lack, hits }, dice.of(SECONDS));
    await walk.restart(true);
  },
  (walk) => walk.visit(walk.dice.below(3)),
];

/** Seconds between two events. */
const WAITS = [0, 1, 2, 5, 5, 10, 31, 31, 61, 75, 130, 310] as const;
const LONG_WAIT = 920;
/** Events of a sequence. */
const EVENT_COUNT = 20;
/** Sequences through which a process lives. */
const SEQUENCES_OF_PROCESS = 10;

/** Plays a sequence of events and lets everything recover. */
async function playSequence(walk: Walk): Promise<void> {
  const { dice } = walk;
  for (let event = 0; event < EVENT_COUNT; event += 1) {
    await dice.of(EVENTS)(walk);
    await walk.pass(dice.oneIn(40) ? LONG_WAIT : dice.of(WAITS));
    await walk.visit();
  }
  await walk.recover();
}

/** Plays sequences from `seed` on and returns the first promise that is broken, with what led to it; null: none is. */
export async function findBrokenPromise(sequences: number, firstSeed = 1): Promise<string | null> {
  for (let process = 0; process < sequences / SEQUENCES_OF_PROCESS; process += 1) {
    const walk = await startWalk(firstSeed + process);
    try {
      for (let sequence = 0; sequence < SEQUENCES_OF_PROCESS; sequence += 1) await playSequence(walk);
    } catch (thrown) {
      return String(thrown);
    } finally {
      await walk.close();
    }
  }
  return null;
}
