import { useState } from 'react';
import type { Match } from '#contract/records/match.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import type { Side } from '#web/format/side-of.ts';

/** Time for which a goal is fresh, and gap between responses after which no goal is; ms of real time. */
const LASTS = 60_000;
const AWAY = 120_000;

function gained({ scores: before }: Match, { scores: after }: Match): Side | null {
  if ((after.home_score ?? 0) > (before.home_score ?? 0)) return 'home';
  return (after.away_score ?? 0) > (before.away_score ?? 0) ? 'away' : null;
}

function same({ scores: before }: Match, { scores: after }: Match): boolean {
  return before.home_score === after.home_score && before.away_score === after.away_score;
}

/** Returns the side that has scored within the last minute while the page was receiving data. */
export function useFreshGoal(match: Match): Side | null {
  const now = worldClock.now() ?? 0;
  const [kept, keep] = useState({ match, heard: now, side: null as Side | null, at: 0 });
  if (kept.match !== match) {
    const away = now - kept.heard > AWAY * worldClock.rate();
    const stands = same(kept.match, match) ? kept : { side: gained(kept.match, match), at: now };
    keep({ match, heard: now, side: away ? null : stands.side, at: stands.at });
  }
  return useClock((time) =>
    kept.side !== null && time !== null && time - kept.at < LASTS * worldClock.rate() ? kept.side : null,
  );
}
