import type { CupRoundRecord } from '#contract/records/cup-round.ts';
import type { H2hRecord } from '#contract/records/h2h.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { MediaGroup } from '#contract/records/media-group.ts';
import { CALLED_OFF, UNCONFIRMED_KICK_OFF } from '#contract/status.ts';

/** What decides whether a shield hides a match. */
export interface MatchFacts {
  readonly id: string;
  /** Competition, null where the answer does not name it. */
  readonly league: string | null;
  readonly season: string | null;
  readonly teams: readonly (string | null)[];
  /** Scheduled kick-off, epoch ms. */
  readonly kickOff: number;
  /** `begun`: it is or was in play, or has a result without. `off`: it was called off before that. */
  readonly state: 'open' | 'begun' | 'off';
}

function stateOf({ phase, status, scores }: MatchRow): MatchFacts['state'] {
  if (phase === 'scheduled') return 'open';
  return CALLED_OFF.has(status) && scores.home_score === null ? 'off' : 'begun';
}

export const factsOf = (match: MatchRow): MatchFacts => ({
  id: match.id,
  league: match.league.id,
  season: match.season_id,
  teams: [match.teams.home.id, match.teams.away.id],
  kickOff: match.time.timestamp * 1000,
  state: stateOf(match),
});

type Meeting = H2hRecord['h2h'][number];

/** A meeting without a date counts as one of just now. */
export const factsOfMeeting = ({ id, league, teams, startdate }: Meeting, now: number): MatchFacts => ({
  id,
  league: league.id,
  season: null,
  teams: [teams.home.id, teams.away.id],
  kickOff: startdate === null ? now : startdate * 1000,
  state: 'begun',
});

type Leg = CupRoundRecord['ties'][number]['matches'][number];

export const factsOfLeg = (leg: Leg, season: string | null, league: string | null): MatchFacts => ({
  id: leg.id,
  league,
  season,
  teams: [leg.home_id, leg.away_id],
  kickOff: leg.timestamp * 1000,
  state:
    leg.status === 0 || UNCONFIRMED_KICK_OFF.has(leg.status)
      ? 'open'
      : CALLED_OFF.has(leg.status)
        ? 'off'
        : 'begun',
});

type MediaItem = MediaGroup[number];

export const factsOfItem = (item: MediaItem, now: number): MatchFacts => ({
  id: item.id,
  league: item.league_id,
  season: item.season_id,
  teams: [item.home_id, item.away_id],
  kickOff: item.startdate === null ? now : item.startdate * 1000,
  state: 'open',
});
