/** What browsers must get, by docs/push.md. */
import { END } from '#run/testing/receive-saturday.ts';
import type { Fact } from './facts.ts';
import type { Interruption } from './interruption.ts';
import type { Afternoon } from './play-afternoon.ts';
import { factLine, type Message, type Stories, tells } from './push-messages.ts';
import { isQuiet, isShielded, kindsFor, quietEnd, type Wish, wishAt } from './wish.ts';

/** An alert waits so long for a second answer and is tried for so long; a digest comes so soon, ms. */
const [CONFIRMED_MS, TRIED_MS, DIGEST_MS] = [95_000, 90_000, 70_000];
/** What was about to be sent when a process was killed may be lost. */
const IN_FLIGHT_MS = 3_000;
/** A restart that takes longer is a gap. */
const MAX_RESTART_MS = 60_000;

/** A browser with all that was sent to it. */
export interface Browser {
  readonly endpoint: string;
  readonly wishes: readonly Wish[];
  readonly messages: readonly Message[];
}

/** Returns the facts that a browser should have been told and was not. */
export function pushMisses(
  { endpoint, wishes, messages }: Browser,
  stories: Stories,
  { interruptions }: Afternoon,
): readonly string[] {
  if (!/well|flaky/.test(endpoint)) return [];
  const arrivals = messages.filter(({ post }) => post.hasArrived);
  const isInterrupted = (from: number, until: number, isCounted: (one: Interruption) => boolean) =>
    interruptions.some((one) => isCounted(one) && one.from <= until && one.until >= from);
  const isKill = ({ kind }: Interruption) => kind === 'kill';
  const isGap = ({ kind, from, until }: Interruption) => kind === 'outage' || until - from > MAX_RESTART_MS;
  const hasArrived = (from: number, until: number, isIt: (message: Message) => boolean) =>
    arrivals.some((message) => message.post.at >= from && message.post.at <= until && isIt(message));

  /** Whether it was being sent, or was about to be, when a process was killed. */
  function wasInFlight(fact: Fact, due: number): boolean {
    const attempts = messages.filter((message) => tells(message, fact)).map(({ post }) => post.at);
    return interruptions.some(
      (one) => isKill(one) && [due, ...attempts].some((at) => Math.abs(one.from - at) <= IN_FLIGHT_MS),
    );
  }

  /** Returns how a fact is missing; null: it is not. */
  function missOf(fact: Fact, due: number): string | null {
    const wish = wishAt(wishes, fact.at);
    if (!wish) return null;
    const end = due + CONFIRMED_MS + TRIED_MS;
    const quiet = [due, due + CONFIRMED_MS / 2, end].filter((at) => isQuiet(wish, at)).length;
    if (quiet === 0) {
      const isThere = hasArrived(fact.at, end, (message) => tells(message, fact));
      return isThere || wasInFlight(fact, due) ? null : 'is missing';
    }
    const quietUntil = quietEnd(wish, due);
    const digestUntil = quietUntil + DIGEST_MS + TRIED_MS;
    const hasChanged = wishes.some(({ from }) => from > fact.at && from <= digestUntil);
    const isSeen = quiet === 3 && digestUntil <= END && !hasChanged;
    if (!isSeen || isInterrupted(fact.at - IN_FLIGHT_MS, digestUntil, isKill)) return null;
    // The process that has it is away when the quiet hours end.
    if (isInterrupted(quietUntil - IN_FLIGHT_MS, digestUntil, ({ kind }) => kind !== 'outage')) return null;
    return hasArrived(quietUntil, digestUntil, ({ kind }) => kind === null) ? null : 'has no digest';
  }

  return [...stories.values()].flatMap(({ first, facts }) =>
    facts.flatMap((fact) => {
      const wish = wishAt(wishes, fact.at);
      if (!fact.isPlain || fact.endsGap || !wish || !kindsFor(first, wish).includes(fact.kind)) return [];
      const due = fact.at + wish.delay * 1_000;
      const end = due + CONFIRMED_MS + TRIED_MS;
      const hasChanged = wishes.some(({ from }) => from > fact.at - 60_000 && from <= end);
      const isHidden = isShielded(first, wish, due) || isShielded(first, wish, end);
      // The afternoon ends before it is due.
      if (end > END || hasChanged || isHidden || isInterrupted(fact.at - 150_000, end, isGap)) return [];
      const miss = missOf(fact, due);
      return miss ? [factLine(fact, `${endpoint} delay ${wish.delay}`, miss)] : [];
    }),
  );
}
