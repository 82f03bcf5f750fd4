import type { Result } from '#service/engine/result.ts';
import type { Fixture } from '#service/world/fixture.ts';
import type { Team } from '#service/world/team.ts';
import { placeOf } from './league.ts';
import { UTC, wireMoment } from './utc.ts';
import type { WriteContext } from './write-context.ts';

/** A match that is over, and how it ended. */
export interface Played {
  readonly fixture: Fixture;
  readonly result: Result;
}

/** A team's last matches, newest first: all of them, those at home, those away. */
export interface LastMatches {
  readonly overall: readonly Played[];
  readonly home: readonly Played[];
  readonly away: readonly Played[];
}

function dashed(score: Result['final']): string | null {
  return score === null ? null : `${score[0]}-${score[1]}`;
}

/** W, D or L from a team's view; who goes through after extra time or penalties has won. */
function formOf({ fixture, result }: Played, teamId: number): 'W' | 'D' | 'L' {
  const [home, away] = result.final ?? [0, 0];
  if (home === away && result.ps === null) return 'D';
  const homeWon = home === away ? (result.ps?.[0] ?? 0) > (result.ps?.[1] ?? 0) : home > away;
  return homeWon === (fixture.home.id === teamId) ? 'W' : 'L';
}

function writeTeam(team: Team, writing: WriteContext) {
  return { id: team.id, name: team.name, img: writing.image('teams', team.id) };
}

/**
 * A match in a list of h2h. The operation knows no `utc`: `startdate` is always UTC. Empty scores are written as
 * recorded: `ps_score` "", `et_score` null in the season that is on and "" in older ones; `cc` is "" where no
 * country stands behind a competition.
 */
function writeMeeting(played: Played, teamId: number, writing: WriteContext) {
  const { fixture, result } = played;
  const { competition, season, frame } = fixture;
  const { country } = placeOf(competition, writing);
  const isCurrent = season.end * 86_400 >= writing.now;
  const ft_score = dashed(result.ft);
  return {
    id: fixture.id,
    startdate: wireMoment(frame.kickOff, UTC).datetime,
    league: {
      id: competition.id,
      name: writing.places.competition(competition),
      img: writing.image('leagues', competition.id),
      country: { id: country.id, name: country.name, cc: country.cc ?? '' },
    },
    teams: { home: writeTeam(fixture.home, writing), away: writeTeam(fixture.away, writing) },
    scores: {
      home_score: String(result.final?.[0] ?? ''),
      away_score: String(result.final?.[1] ?? ''),
      ht_score: dashed(result.ht) ?? '',
      ft_score,
      et_score: dashed(result.et) ?? (isCurrent ? null : ''),
      ps_score: dashed(result.ps) ?? '',
    },
    ft_score,
    form: formOf(played, teamId),
  };
}

/** One of the two teams with its last matches; `form` is W, D or L from its view. */
function writeSide(team: Team, last: LastMatches, writing: WriteContext) {
  const write = (list: readonly Played[]) => list.map((played) => writeMeeting(played, team.id, writing));
  return {
    ...writeTeam(team, writing),
    events: { overall: write(last.overall), home: write(last.home), away: write(last.away) },
  };
}

/**
 * h2h (v2.2 wire, h2h): `home` is the team asked for first, wherever it played; the form of their meetings is
 * from its view.
 */
export function writeH2h(
  teams: readonly [home: Team, away: Team],
  last: readonly [home: LastMatches, away: LastMatches],
  meetings: readonly Played[],
  writing: WriteContext,
) {
  const [home, away] = teams;
  return {
    home: writeSide(home, last[0], writing),
    away: writeSide(away, last[1], writing),
    h2h: meetings.map((played) => writeMeeting(played, home.id, writing)),
  };
}
