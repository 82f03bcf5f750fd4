import type { MatchResult } from '#service/engine/result.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import type { Team } from '#service/world/teams/team.ts';
import { placeOfCompetition } from './league.ts';
import { UTC, wireMoment } from './utc.ts';
import type { WriteContext } from './write-context.ts';

export interface PlayedMatch {
  readonly fixture: Fixture;
  readonly result: MatchResult;
}

/** A team's last matches, newest first: all, at home, and away. */
export interface LastMatches {
  readonly overall: readonly PlayedMatch[];
  readonly home: readonly PlayedMatch[];
  readonly away: readonly PlayedMatch[];
}

function dashed(score: MatchResult['final']): string | null {
  return score === null ? null : `${score[0]}-${score[1]}`;
}

/** Returns the result from a team's view; extra time and penalties decide a draw. */
function formOf({ fixture, result }: PlayedMatch, teamId: number): 'W' | 'D' | 'L' {
  const [home, away] = result.final ?? [0, 0];
  if (home === away && result.ps === null) return 'D';
  const homeWon = home === away ? (result.ps?.[0] ?? 0) > (result.ps?.[1] ?? 0) : home > away;
  return homeWon === (fixture.home.id === teamId) ? 'W' : 'L';
}

function writeTeam(team: Team, context: WriteContext) {
  return { id: team.id, name: team.name, img: context.image('teams', team.id) };
}

/**
 * Writes a match of h2h. `startdate` is always UTC, since the operation has no `utc`. Empty scores are as
 * recorded: `ps_score` "", `et_score` null in the current season and "" in older ones; `cc` is "" for
 * international competitions.
 */
function writeMeeting(match: PlayedMatch, teamId: number, context: WriteContext) {
  const { fixture, result } = match;
  const { competition, season, frame } = fixture;
  const { country } = placeOfCompetition(competition, context);
  const isCurrent = season.end * 86_400 >= context.now;
  const ft_score = dashed(result.ft);
  return {
    id: fixture.id,
    startdate: wireMoment(frame.kickOff, UTC).datetime,
    league: {
      id: competition.id,
      name: context.places.competition(competition),
      img: context.image('leagues', competition.id),
      country: { id: country.id, name: country.name, cc: country.cc ?? '' },
    },
    teams: { home: writeTeam(fixture.home, context), away: writeTeam(fixture.away, context) },
    scores: {
      home_score: String(result.final?.[0] ?? ''),
      away_score: String(result.final?.[1] ?? ''),
      ht_score: dashed(result.ht) ?? '',
      ft_score,
      et_score: dashed(result.et) ?? (isCurrent ? null : ''),
      ps_score: dashed(result.ps) ?? '',
    },
    ft_score,
    form: formOf(match, teamId),
  };
}

/** Writes a team with its last matches; `form` is W, D or L from its view. */
function writeSide(team: Team, last: LastMatches, context: WriteContext) {
  const write = (list: readonly PlayedMatch[]) => list.map((match) => writeMeeting(match, team.id, context));
  return {
    ...writeTeam(team, context),
    events: { overall: write(last.overall), home: write(last.home), away: write(last.away) },
  };
}

/**
 * Writes h2h (v2.2 wire, h2h): `home` is the first requested team, wherever it played, and the form of the
 * meetings is from its view.
 */
export function writeH2h(
  teams: readonly [home: Team, away: Team],
  last: readonly [home: LastMatches, away: LastMatches],
  meetings: readonly PlayedMatch[],
  context: WriteContext,
) {
  const [home, away] = teams;
  return {
    home: writeSide(home, last[0], context),
    away: writeSide(away, last[1], context),
    h2h: meetings.map((match) => writeMeeting(match, home.id, context)),
  };
}
