/** What browsers may get, by docs/push.md, read from the answers that the server received. */
import type { MatchStory } from './facts.ts';
import type { Afternoon } from './play-afternoon.ts';
import { factsOf, type Message, messageLine, readMessage, type Stories } from './push-messages.ts';
import { type Browser, pushMisses } from './push-misses.ts';
import { isQuiet, isShielded, kindsFor, wishAt } from './wish.ts';

const MAX_BYTES = 3_000;
/** What was under way when a process was killed may come again, ms. */
const LEFT_MS = 95_000;
/** Time until the server knows what a push service has answered, and until it is saved, ms. */
const [ANSWER_MS, SAVED_MS] = [1_600, 4_000];

/** Whether an answer that had arrived at an instant has as many goals of both, by whatever sides. */
const hasScore = ({ sights }: MatchStory, [home, away]: readonly [number, number], at: number): boolean =>
  sights.some(({ at: arrival, match }) => {
    const [one = 0, other = 0] = [match.scores.home_score ?? 0, match.scores.away_score ?? 0];
    return arrival <= at && ((one >= home && other >= away) || (one >= away && other >= home));
  });

/** Returns what is wrong with one attempt, whatever became of it. */
function attemptFaults(message: Message, { wishes }: Browser, stories: Stories): readonly string[] {
  const { post, only, kind, matches, notification } = message;
  const wish = wishAt(wishes, post.at);
  if (!wish) return ['is sent to a browser that is not subscribed'];
  const latest = post.at - wish.delay * 1_000;
  const story = only && stories.get(only.matchId);
  const records = story ? [story.first] : matches.map((each) => each.story.first);
  const facts = factsOf(only, stories);
  const isWanted = records.every((match) => {
    const kinds = kindsFor(match, wish);
    return kind ? kinds.includes(kind) : kinds.length > 0;
  });
  const isEarly =
    matches.some(({ story: each, score }) => score && !hasScore(each, score, latest)) ||
    (only && only.kind !== 'moved' && !facts.some(({ at }) => at <= latest));
  return [
    records.length === 0 && 'has no match',
    !isWanted && 'was not asked for',
    records.some((match) => isShielded(match, wish, post.at)) && 'is of a shielded match',
    isEarly && 'comes before the delay is over, or never happened',
    facts.length > 0 && facts.every(({ endsGap }) => endsGap) && 'happened in a gap',
    isQuiet(wish, post.at) && 'comes in quiet hours',
    Buffer.byteLength(JSON.stringify(notification)) > MAX_BYTES && 'is too long',
  ].filter((fault) => fault !== false && fault !== null);
}

/** Returns the messages that came twice, or a goal that came after its ruling. */
function orderFaults(
  { messages }: Browser,
  stories: Stories,
  { interruptions }: Afternoon,
): readonly string[] {
  const arrivals = messages.filter(({ post }) => post.hasArrived);
  return arrivals.flatMap((message, place) => {
    const { notification, kind, only, post } = message;
    const earlier = arrivals.slice(0, place).filter((one) => one.notification.tag === notification.tag);
    const same = earlier.filter((one) => one.kind === kind);
    const lastAt = same.at(-1)?.post.at ?? 0;
    const isLeft = interruptions.some(
      (one) => one.kind === 'kill' && one.from >= lastAt - LEFT_MS && one.from <= post.at,
    );
    /** How often it has happened until now: a goal can count again. */
    const times = (of: string) =>
      only ? factsOf({ ...only, kind: of }, stories).filter(({ at }) => at <= post.at).length : 0;
    const again = kind === 'goals' ? times('ruled-out') : kind === 'ruled-out' ? times('goals') - 1 : 0;
    const rulings = earlier.filter((one) => one.kind === 'ruled-out').length;
    return [
      same.length > again && !isLeft && messageLine(message, 'comes twice'),
      kind === 'goals' && rulings >= times('goals') && messageLine(message, 'comes after its ruling'),
    ].filter((fault) => fault !== false);
  });
}

/** Returns a line for everything that browsers got against the promises, and for what they did not get. */
export function pushFaults(afternoon: Afternoon, stories: Stories): readonly string[] {
  const { posts, wishes, browser, interruptions } = afternoon;
  const byEndpoint = Map.groupBy(posts, ({ request }) => request.url);
  return [...wishes].flatMap(([endpoint, ownWishes]) => {
    const messages = (byEndpoint.get(endpoint) ?? []).map((post) =>
      readMessage(post, browser.read(post.request.body as Buffer), stories),
    );
    const leftAt = messages.find(({ post }) => post.status === 410)?.post.at;
    // That a browser is gone is forgotten if the process is killed before that is saved.
    const isForgotten = interruptions.some(
      ({ kind, from }) =>
        kind === 'kill' && leftAt !== undefined && from >= leftAt && from < leftAt + SAVED_MS,
    );
    const end = leftAt && !isForgotten ? [{ from: leftAt + ANSWER_MS, subscription: null }] : [];
    const each: Browser = { endpoint, messages, wishes: [...ownWishes, ...end] };
    return [
      ...messages.flatMap((message) =>
        attemptFaults(message, each, stories).map((fault) => messageLine(message, fault)),
      ),
      ...orderFaults(each, stories, afternoon),
      ...pushMisses(each, stories, afternoon),
    ];
  });
}
