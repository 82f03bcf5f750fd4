import type { PushedNotification } from '#bff/testing/fake-browser.ts';
import { FACT_KINDS, type Fact, type MatchStory, type Side } from './facts.ts';
import type { Post } from './receivers.ts';

export type Stories = ReadonlyMap<string, MatchStory>;

/** What one message tells of one match. */
interface MessageFact {
  readonly matchId: string;
  readonly kind: string;
  readonly side: Side | null;
  readonly number: number;
}

/** A message that was sent to a browser, as its viewer reads it. */
export interface Message {
  readonly post: Post;
  readonly notification: PushedNotification;
  /** What it tells, if that is one thing. */
  readonly only: MessageFact | null;
  /** The kind of all that it tells; null: it is a digest. */
  readonly kind: string | null;
  /** The matches in its text, with their scores. */
  readonly matches: readonly {
    readonly story: MatchStory;
    readonly score: readonly [number, number] | null;
  }[];
}

const STATE_KINDS: readonly string[] = FACT_KINDS.slice(3);
const RULING = /ruled out|aberkannt/i;
const TAG = /^(\d+) (\S+)(?: (home|away) (\d+))?/;

/** Returns the matches in a text; the name of a team may be a part of another's. */
function matchesIn(body: string, stories: Stories): Message['matches'] {
  return body.split(/ · |\n/).flatMap((part) => {
    const text = part.replaceAll(/[\u2068\u2069]/g, '');
    const [, home, away] = / (\d+)–(\d+) /.exec(text) ?? [];
    const score = home && away ? ([Number(home), Number(away)] as const) : null;
    return [...stories.values()].flatMap((story) => {
      const [first, second] = [story.first.teams.home.name, story.first.teams.away.name];
      // Some answers have the sides turned round.
      const isNamed =
        (text.startsWith(first) && text.endsWith(second)) ||
        (text.startsWith(second) && text.endsWith(first));
      return isNamed && text.length <= first.length + second.length + 9 ? [{ story, score }] : [];
    });
  });
}

function kindOf(name: string, isRuling: boolean): string {
  if (name === 'goal') return isRuling ? 'ruled-out' : 'goals';
  if (name === 'red') return 'reds';
  return STATE_KINDS.includes(name) ? name : 'moved';
}

export function readMessage(post: Post, notification: PushedNotification, stories: Stories): Message {
  const { tag, title, body } = notification;
  const matches = matchesIn(body, stories);
  if (tag.startsWith('quiet ')) return { post, notification, only: null, kind: null, matches };
  const [, matchId = '', name = '', side, number] = TAG.exec(tag) ?? [];
  if (!stories.has(matchId))
    return { post, notification, only: null, kind: tag.split(' ')[0] ?? '', matches };
  const kind = kindOf(name, RULING.test(title));
  const only = { matchId, kind, side: (side as Side | undefined) ?? null, number: Number(number ?? 0) };
  return { post, notification, only, kind, matches };
}

/** Returns the facts that a message may tell, of which there are several if a goal counts again. */
export const factsOf = (only: MessageFact | null, stories: Stories): readonly Fact[] =>
  only
    ? (stories.get(only.matchId)?.facts ?? []).filter(
        ({ kind, side, number }) => kind === only.kind && side === only.side && number === only.number,
      )
    : [];

/** Whether a message tells a fact. */
export function tells({ kind, only, matches, notification }: Message, fact: Fact): boolean {
  if (only)
    return (
      only.matchId === fact.matchId &&
      only.kind === fact.kind &&
      only.side === fact.side &&
      only.number === fact.number
    );
  const isInText = matches.some(({ story }) => story.first.id === fact.matchId);
  return kind === fact.kind && (isInText || /\bmore\b|weitere/.test(notification.body));
}

const clockText = (at: number) => new Date(at).toISOString().slice(11, 23);

export const messageLine = ({ post, notification: { title, body, tag } }: Message, fault: string): string =>
  `${fault}: ${clockText(post.at)} ${new URL(post.request.url).pathname} [${tag}] ${title} | ${body.replaceAll('\n', ' / ')}`;

export const factLine = (
  { at, matchId, kind, side, number }: Fact,
  receiver: string,
  fault: string,
): string => `${fault}: ${clockText(at)} ${matchId} ${kind} ${side ?? ''} ${number} ${receiver}`;
