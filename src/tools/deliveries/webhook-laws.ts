/** What webhooks may and must get, by docs/webhooks.md, read from the answers that the server received. */
import type { Message } from '#bff/webhooks/message.ts';
import type { Webhook } from '#bff/webhooks/webhook.ts';
import type { Fact, FactKind } from './facts.ts';
import type { Afternoon } from './play-afternoon.ts';
import { factLine, type Stories } from './push-messages.ts';
import type { Post } from './receivers.ts';

/** Messages are tried for so long, ms. */
const TRIED_MS = 330_000;
/** A restart or an outage that takes longer is a gap. */
const MAX_GAP_MS = 60_000;

/** The types that tell facts, and the kinds of which a webhook gets them. */
const TYPES: Readonly<Record<FactKind, readonly [type: string, kind: Webhook['kinds'][number]]>> = {
  goals: ['match.goal', 'goals'],
  'ruled-out': ['match.ruled-out', 'goals'],
  reds: ['match.red', 'reds'],
  'kick-off': ['match.kick-off', 'kick-off'],
  'half-time': ['match.half-time', 'half-time'],
  'full-time': ['match.full-time', 'full-time'],
};
const OTHER_TYPES: Readonly<Record<Webhook['kinds'][number], string>> = {
  goals: 'disallowed ruling withdrawn',
  reds: 'red-rescinded',
  penalties: 'penalty-missed kick',
  'kick-off': '',
  'half-time': 'ninety extra-time',
  'full-time': '',
  moved: 'off rescheduled',
  details: 'goal-details red-details details',
};

const kindOf = (type: string): string | undefined =>
  Object.values(TYPES).find(([name]) => name === type)?.[1] ??
  Object.entries(OTHER_TYPES).find(([, names]) => names.split(' ').includes(type.replace('match.', '')))?.[0];

/** A message that a webhook got. */
interface Arrival extends Message {
  readonly post: Post;
}

const goalNumber = ({ side, score }: Message['data']) => (score && side ? score[side === 'home' ? 0 : 1] : 0);

/** Whether a message tells a fact; of a ruling the number is that of the goal. */
function tells({ type, data }: Message, { kind, matchId, teamId, number }: Fact): boolean {
  if (type !== TYPES[kind][0] || data.match.id !== matchId) return false;
  if (teamId === null) return true;
  if (data.side === null || data.match[data.side].id !== teamId) return false;
  return kind === 'reds' || goalNumber(data) === (kind === 'ruled-out' ? number - 1 : number);
}

const isOf = (
  { competitions, teams }: Webhook,
  league: string,
  ...ids: readonly (string | null)[]
): boolean =>
  (competitions === null && teams === null) ||
  (competitions?.includes(league) ?? false) ||
  ids.some((id) => id !== null && teams?.includes(id));

/** Returns what a message says, without what answers of different times may have. */
const contentOf = ({ type, data: { side, supersedes, match } }: Message) =>
  [type, match.id, side, supersedes].join();

function messageFaults(
  message: Arrival,
  earlier: readonly Arrival[],
  webhook: Webhook,
  stories: Stories,
  { interruptions }: Afternoon,
): readonly string[] {
  const { id, type, data, post } = message;
  const { match } = data;
  const facts = stories.get(match.id)?.facts ?? [];
  const ownFacts = facts.filter((fact) => tells(message, fact));
  const isFact = Object.values(TYPES).some(([name]) => name === type);
  const isWanted = webhook.kinds.some((kind) => kind === kindOf(type));
  const same = earlier.find((one) => one.id === id);
  const isLeft = interruptions.some(
    ({ kind, from }) => kind !== 'outage' && same && from >= same.post.at - TRIED_MS && from <= post.at,
  );
  const isTwin = (one: Arrival) =>
    one.id !== id && contentOf(one) === contentOf(message) && goalNumber(one.data) === goalNumber(data);
  // A result that is corrected is announced again, and so is another goal after a ruling.
  const isAnother =
    type === 'match.full-time' || facts.some(({ kind, at }) => kind === 'ruled-out' && at <= post.at);
  const isLate = earlier.some(({ data: { supersedes } }) => supersedes === id) && !same;
  const faults = [
    !(isWanted && isOf(webhook, match.competition.id, match.home.id, match.away.id)) && 'was not asked for',
    isFact && !ownFacts.some(({ at }) => at <= post.at) && 'never happened',
    ownFacts.length > 0 &&
      ownFacts.every(({ kind, endsGap }) => endsGap && kind !== 'ruled-out') &&
      'happened in a gap',
    same && contentOf(same) !== contentOf(message) && 'has the id of another message',
    same && !isLeft && 'comes twice',
    isFact && !isAnother && earlier.some(isTwin) && 'comes with another id',
    isLate && 'comes after what takes its place',
  ].filter((fault) => typeof fault === 'string');
  const time = new Date(post.at).toISOString().slice(11, 23);
  return faults.map((fault) => `${fault}: ${time} ${webhook.name} ${id} ${type} ${match.id} ${data.body}`);
}

function missesOf(
  webhook: Webhook,
  arrivals: readonly Arrival[],
  stories: Stories,
  { interruptions }: Afternoon,
) {
  if (!/well|flaky|limited/.test(webhook.url)) return [];
  return [...stories.values()].flatMap(({ first, facts }) =>
    facts.flatMap((fact) => {
      const isWanted = webhook.kinds.includes(TYPES[fact.kind][1]);
      const { home, away } = first.teams;
      const isInGap = interruptions.some(
        ({ from, until }) =>
          until - from > MAX_GAP_MS && from < fact.at + 100_000 && until > fact.at - 150_000,
      );
      if (
        !fact.isPlain ||
        fact.endsGap ||
        isInGap ||
        !isWanted ||
        !isOf(webhook, first.league.id, home.id, away.id)
      )
        return [];
      const isThere = arrivals.some(
        (message) =>
          message.post.at >= fact.at && message.post.at <= fact.at + TRIED_MS && tells(message, fact),
      );
      return isThere ? [] : [factLine(fact, webhook.name, 'is missing')];
    }),
  );
}

/** Returns a line for everything that webhooks got against the promises, and for what they did not get. */
export function webhookFaults(afternoon: Afternoon, stories: Stories): readonly string[] {
  return afternoon.webhooks.flatMap((webhook) => {
    const arrivals = afternoon.posts
      .filter(({ request, hasArrived }) => request.url === webhook.url && hasArrived)
      .map((post): Arrival => {
        const id = post.request.headers['webhook-id'] ?? '';
        return { ...JSON.parse(String(post.request.body)), id, post };
      });
    return [
      ...arrivals.flatMap((message, place) =>
        messageFaults(message, arrivals.slice(0, place), webhook, stories, afternoon),
      ),
      ...missesOf(webhook, arrivals, stories, afternoon),
    ];
  });
}
