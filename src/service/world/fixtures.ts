import type { MatchAddress } from '#service/engine/match-id.ts';
import { matchAddress } from '#service/engine/match-id.ts';
import { stream, u32 } from '#service/engine/streams.ts';
import type { Competition } from './competition.ts';
import { coverageOf } from './coverage.ts';
import type { Coverage, Fixture, NamedId } from './fixture.ts';
import { frameOf } from './meeting-frame.ts';
import { panelSize } from './officials.ts';
import type { Meeting, Programme } from './programme.ts';
import { PURPOSE } from './purposes.ts';
import type { Realm } from './realm.ts';
import type { Season } from './season.ts';

/** The stage that all seasons have; ids leave room for nine more. */
function stageOf(season: Season): NamedId {
  return { id: season.id * 10, name: 'Regular Season' };
}

/** The group that all seasons have; ids leave room for 99 more. */
function groupOf(competition: Competition, season: Season): NamedId {
  return { id: season.id * 100, name: `${competition.name} ${season.name}` };
}

/** The first number of a league's own panel of referees within its country. */
function panelStart(realm: Realm, competition: Competition): number {
  const country = realm.country(competition.countryId ?? 0);
  if (country === null || competition.kind !== 'league') return 0;
  const n = competition.id % 10;
  const before = [
    ...country.leagues.slice(0, n),
    ...[country.women, country.reserves, country.youth].slice(0, Math.max(0, n - 5)),
  ];
  return before.reduce((sum, entry) => sum + Math.floor((entry?.clubs ?? 0) / 2), 0);
}

/** What all matches of a season have alike; made once, as a busy day has six hundred. */
interface Shared {
  readonly stage: NamedId;
  readonly group: NamedId;
  readonly coverage: Coverage;
  readonly slots: number;
  readonly panelStart: number;
}

const sharedOf = new WeakMap<Season, Shared>();

function sharedBy(realm: Realm, competition: Competition, season: Season): Shared {
  let shared = sharedOf.get(season);
  if (shared === undefined) {
    shared = {
      stage: stageOf(season),
      group: groupOf(competition, season),
      coverage: coverageOf(competition),
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
    return competition.countryId * 1000 + 1 + shared.panelStart + ((slot + draw) % shared.slots);
  }
  const country = competition.countryId ?? neutralCountry(realm, meeting, draw);
  return country * 1000 + 1 + ((slot * 7 + draw) % Math.max(1, panelSize(realm, country)));
}

/** A country that neither side is from. */
function neutralCountry(realm: Realm, meeting: Meeting, drawn: number): number {
  const { countries } = realm;
  for (let step = 0; step < 3; step += 1) {
    const country = countries[(drawn + step * 7 + meeting.id) % countries.length];
    const own = [meeting.home, meeting.away].some((team) => Math.floor(team / 1000) === country?.id);
    if (country !== undefined && !own) return country.id;
  }
  return countries[0]?.id ?? 1;
}

/** The fixture of a meeting of a programme; null if a team has left the catalogue. */
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
  return {
    id: meeting.id,
    frame: frameOf(realm, competition, meeting),
    competition,
    season,
    round: {
      id: season.id * 128 + address.round,
      name: programme.roundName(address.round),
      stage: shared.stage,
      group: shared.group,
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
    coverage: shared.coverage,
  };
}
