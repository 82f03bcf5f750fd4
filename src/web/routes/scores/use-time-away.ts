import { endsGap, type Gap } from '#news/gap.ts';
import type { MatchStore } from '#news/match-store.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';

/** An absence of the viewer, and the match store at its start and end. */
export interface TimeAway {
  readonly gap: Gap;
  readonly before: MatchStore;
  readonly after: MatchStore;
  readonly dismiss: () => void;
}

interface AwayState {
  readonly subject: string;
  /** World time at which this subject was first shown, epoch ms. */
  readonly since: number;
  readonly store: MatchStore;
  readonly gap: Gap | null;
  readonly away: Omit<TimeAway, 'dismiss'> | null;
}

/** The first responses may be this much older than the page, ms. */
const MAX_RESPONSE_LAG_MS = 60_000;

function step(state: AwayState, subject: string, store: MatchStore, gap: Gap | null): AwayState {
  const now = worldClock.now() ?? 0;
  const rate = worldClock.rate();
  if (state.subject !== subject) return { subject, since: now, store, gap, away: null };
  if (store === state.store && gap === state.gap) return state;
  let { away } = state;
  if (gap && gap !== state.gap && gap.from >= state.since - MAX_RESPONSE_LAG_MS * rate) {
    const isSame = away !== null && gap.from <= away.gap.to;
    const from = Math.min(gap.from, isSame && away ? away.gap.from : gap.from);
    away = { gap: { from, to: gap.to }, before: isSame && away ? away.before : state.store, after: store };
  } else if (away && endsGap(away.gap, store.asOf, rate)) away = { ...away, after: store };
  return { ...state, store, gap, away };
}

/**
 * Detects a return after a gap in the responses, and returns the match store from before it and the one after. Null
 * without a gap, or when it was dismissed.
 *
 * @param subject another one starts again
 */
export function useTimeAway(subject: string, store: MatchStore, gap: Gap | null): TimeAway | null {
  const [state, setState] = useAccumulator(
    (previous) => step(previous, subject, store, gap),
    () => step({ subject: '' } as AwayState, subject, store, gap),
  );
  return state.away && { ...state.away, dismiss: () => setState({ ...state, away: null }) };
}
