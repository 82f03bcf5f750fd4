import type { MatchAddress } from '#service/engine/match-id.ts';
import { matchAddress } from '#service/engine/match-id.ts';
import { stream, u32 } from '#service/engine/streams.ts';
import type { Competition } from './competition.ts';
import { competitionNumber, countryIdOf, idInCountry } from './country-ids.ts';
import { coverageOf } from './coverage.ts';
import type { Coverage, Fixture } from './fixture.ts';
import { frameOf } from './meeting-frame.ts';
import type { NamedId } from './named-id.ts';
import { panelSize } from './officials.ts';
import type { Meeting, Programme } from './programme.ts';
import { PURPOSE } from './purposes.ts';
import type { Realm } from './realm.ts';
import { roundId, type Season } from './season.ts';
import type { Team } from './team.ts';

/** Returns the first number of a league's own referees within its country. */
function panelStart(realm: Realm, competition: Competition): number {
  const country = realm.country(competition.countryId ?? 0);
  if (country === null || competition.kind !== 'league') return 0;
  const n = competitionNumber(competition.id);
  const before = [
    ...country.leagues.slice(0, n),
    ...[country.women, country.reserves, country.youth].slice(0, Math.max(0, n - 5)),
  ];
  return before.reduce((sum, entry) => sum + Math.floor((entry?.clubs ?? 0) / 2), 0);
}

interface Place {
  readonly stage: NamedId;
  readonly group: NamedId;
  readonly coverage: Coverage;
}

/** Details that all matches of a season share; cached, since a busy day has 600 matches. */
interface Shared {
  /** Stage, group and coverage by the group's number. */
  readonly places: readonly Place[];
  readonly slots: number;
  readonly panelStart: number;
}

const sharedOf = new WeakMap<Season, Shared>();

function sharedBy(realm: Realm, competition: Competition, season: Season): Shared {
  let shared = sharedOf.get(season);
  if (shared === undefined) {
    shared = {
      places: season.stages.flatMap((stage): Place[] => {
        const coverage = { ...coverageOf(competition), standings: stage.kind === 'tables' };
        const { id, name } = stage;
        return stage.groups.map((group) => ({ stage: { id, name }, group, coverage }));
      }),
      slots: Math.max(1, Math.floor(season.teams.length / 2)),
      panelStart: panelStart(realm, competition),
    };
    sharedOf.set(season, shared);
  }
  return shared;
}

function refereeFor(
  realm: Realm,
  competition: Competition,
  shared: Shared,
  meeting: Meeting,
  { season, round, slot }: MatchAddress,
): number {
  const draw = u32(stream(realm.seed, competition.id, PURPOSE.refereeChoice), season * 128 + round);
  if (competition.kind === 'league' && competition.countryId !== null) {
    return idInCountry(competition.countryId, 1 + shared.panelStart + ((slot + draw) % shared.slots));
  }
  const country = competition.countryId ?? neutralCountry(realm, meeting, draw);
  return idInCountry(country, 1 + ((slot * 7 + draw) % Math.max(1, panelSize(realm, country))));
}

/** Returns a country that neither side is from. */
function neutralCountry(realm: Realm, meeting: Meeting, drawn: number): number {
  const { countries } = realm;
  for (let step = 0; step < 3; step += 1) {
    const country = countries[(drawn + step * 7 + meeting.id) % countries.length];
    const own = [meeting.home, meeting.away].some((team) => countryIdOf(team) === country?.id);
    if (country !== undefined && !own) return country.id;
  }
  return countries[0]?.id ?? 1;
}

/** Returns the note on a match about a ruling against one of its sides. */
function noteOf({ tables }: Programme, home: Team, away: Team, id: number): Fixture['note'] {
  const decision = tables?.decisions.find((each) => each.match === id);
  if (decision === undefined) return null;
  const { team, points, reason, at } = decision;
  const club = team === home.id ? home : away;
  return {
    from: at,
    text: `${points} ${points === 1 ? 'point' : 'points'} deducted, ${club.name}: ${reason}`,
  };
}

/** Returns the fixture of a scheduled meeting; null if a team is not in the catalogue. */
export function fixtureOf(
  realm: Realm,
  competition: Competition,
  programme: Programme,
  meeting: Meeting,
): Fixture | null {
  const home = realm.team(meeting.home);
  const away = realm.team(meeting.away);
  const address = matchAddress(meeting.id);
  if (home === null || away === null || address === null) return null;
  const { season } = programme;
  const shared = sharedBy(realm, competition, season);
  const place = shared.places[meeting.group];
  if (place === undefined) return null;
  return {
    id: meeting.id,
    frame: frameOf(realm, competition, meeting),
    competition,
    season,
    round: {
      id: roundId(season.id, address.round),
      name: programme.roundName(address.round),
      stage: place.stage,
      group: place.group,
    },
    leg: meeting.leg,
    aggregateId: meeting.aggregateId,
    relatedId: meeting.relatedId,
    home,
    away,
    venueId: meeting.neutral ? null : home.venueId,
    refereeId: refereeFor(realm, competition, shared, meeting, address),
    visibleFrom: meeting.visibleFrom,
    week: address.round + 1,
    coverage: place.coverage,
    note: noteOf(programme, home, away, meeting.id),
  };
}
