import { useQuery } from '@tanstack/react-query';
import { isFriendly } from '#contract/order/is-friendly.ts';
import type { LineUpsRecord } from '#contract/records/line-up.ts';
import type { Match } from '#contract/records/match.ts';
import type { MatchSidelinedRecord } from '#contract/records/sidelined.ts';
import type { Side } from '#contract/side-of.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { h2hQuery } from '#web/data/h2h.ts';
import { hasFailed } from '#web/data/has-failed.ts';
import { isFirstLoad } from '#web/data/is-first-load.ts';
import { lastLineUpsQuery, lineUpsQuery } from '#web/data/line-ups.ts';
import { sidelinedQuery } from '#web/data/sidelined.ts';

/** Line-ups are published this long before kick-off. */
export const PUBLISHED_BEFORE_KICK_OFF_S = 3600;

export type LineUp = LineUpsRecord['home'];

interface ExpectedLineUps {
  /** Whether everything there is has come. */
  readonly isLoaded: boolean;
  readonly isConfirmed: boolean;
  readonly home: LineUp | null;
  readonly away: LineUp | null;
  readonly sidelined: MatchSidelinedRecord | null;
}

const hasPlayers = (lineUp: LineUp | undefined): lineUp is LineUp =>
  lineUp !== undefined && lineUp.squad.length > 0;

/**
 * Returns the side's line-up in its last match that was no friendly, in which teams try out others; null without one,
 * undefined while loading.
 */
function useLastLineUp(match: Match, side: Side, isWanted: boolean): LineUp | null | undefined {
  const meetings = useQuery(enabledIf(isWanted, h2hQuery(match.id)));
  const h2h = meetings.data;
  const matches = h2h?.data?.[side].events.overall ?? [];
  const last = matches.find(({ league }) => !isFriendly(league.name ?? '')) ?? matches[0];
  const lineUps = useQuery(enabledIf(isWanted && last !== undefined, lastLineUpsQuery(last?.id ?? null)));
  const { data } = lineUps;
  if (hasFailed(meetings) || hasFailed(lineUps) || (h2h && !last)) return null;
  if (!data || !last) return undefined;
  const lineUp = data.data?.[last.teams.home.id === match.teams[side].id ? 'home' : 'away'];
  return hasPlayers(lineUp) ? lineUp : null;
}

/**
 * Returns the line-ups of a match once they are confirmed, and until then each team's last one, with the players who
 * cannot play. The match's own line-ups are requested only when they may exist.
 *
 * @param isNear whether to request them yet
 */
export function useExpectedLineUps(match: Match, isNear: boolean): ExpectedLineUps {
  const { teams, time } = match;
  const isPublishingTime = useClock(
    (now) => now !== null && time.timestamp - now / 1000 <= PUBLISHED_BEFORE_KICK_OFF_S,
  );
  // A match names a team's formation once its line-up is published.
  const mayBeConfirmed = isPublishingTime || teams.home.form !== null || teams.away.form !== null;
  const own = useQuery(enabledIf(isNear && mayBeConfirmed, lineUpsQuery(match)));
  const record = own.data?.data;
  const isConfirmed = hasPlayers(record?.home) || hasPlayers(record?.away);
  const needsLast = isNear && !isConfirmed && !isFirstLoad(own);
  const lastHome = useLastLineUp(match, 'home', needsLast);
  const lastAway = useLastLineUp(match, 'away', needsLast);
  const sidelined = useQuery(enabledIf(isNear, sidelinedQuery(match.id)));
  const home = isConfirmed ? (record?.home ?? null) : lastHome;
  const away = isConfirmed ? (record?.away ?? null) : lastAway;
  return {
    isLoaded: home !== undefined && away !== undefined && sidelined.isFetched,
    isConfirmed,
    home: hasPlayers(home ?? undefined) ? (home ?? null) : null,
    away: hasPlayers(away ?? undefined) ? (away ?? null) : null,
    sidelined: sidelined.data?.data ?? null,
  };
}
