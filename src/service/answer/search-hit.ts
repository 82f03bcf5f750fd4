import type { Fixture } from '#service/world/fixtures/fixture.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import { placeOfCompetition } from './league.ts';
import { wireMoment } from './utc.ts';
import type { WriteContext } from './write-context.ts';

/** Kinds of hits that have only an id and a name. */
type NamedKind = 'team' | 'player' | 'referee' | 'continent' | 'channel / broadcast';

/** Writes a row of search?t=team, player, referee, continent or tv. */
export function writeNamedHit(id: number, name: string, type: NamedKind) {
  return { id, name, type };
}

/** Writes a row of search?t=country; `cc` is null for a continent. */
export function writeCountryHit(country: { id: number; name: string; code: string | null }) {
  return { id: country.id, name: country.name, cc: country.code, type: 'country' };
}

/** Writes a row of search?t=league. */
export function writeLeagueHit(competition: Competition, context: WriteContext) {
  const { country } = placeOfCompetition(competition, context);
  return {
    id: competition.id,
    name: context.places.competition(competition),
    country_name: country.name,
    cc: country.cc,
    type: 'league',
  };
}

/** Writes a row of search?t=match; `startdate` is in the request's offset, which the row does not name. */
export function writeMatchHit({ id, frame, home, away, competition }: Fixture, context: WriteContext) {
  const { country } = placeOfCompetition(competition, context);
  return {
    id,
    startdate: wireMoment(frame.kickOff, context.offset).datetime,
    name: `${home.name} vs ${away.name}`,
    home: home.name,
    away: away.name,
    league_name: context.places.competition(competition),
    country_name: country.name,
    cc: country.cc,
    type: 'match',
  };
}
