import type { Competition } from '#service/world/competition.ts';
import type { Fixture } from '#service/world/fixture.ts';
import { placeOf } from './league.ts';
import { wireMoment } from './utc.ts';
import type { WriteContext } from './write-context.ts';

/** Kinds of which a search tells no more than the name. */
type NamedKind = 'team' | 'player' | 'referee' | 'continent' | 'channel / broadcast';

/** A row of search?t=team, player, referee, continent or tv. */
export function writeNamedHit(id: number, name: string, type: NamedKind) {
  return { id, name, type };
}

/** A row of search?t=country; `cc` is null where no country stands behind the name. */
export function writeCountryHit(country: { id: number; name: string; code: string | null }) {
  return { id: country.id, name: country.name, cc: country.code, type: 'country' };
}

/** A row of search?t=league. */
export function writeLeagueHit(competition: Competition, writing: WriteContext) {
  const { country } = placeOf(competition, writing);
  return {
    id: competition.id,
    name: writing.places.competition(competition),
    country_name: country.name,
    cc: country.cc,
    type: 'league',
  };
}

/** A row of search?t=match: kick-off as the wall clock of the offset shows it, which the row does not name. */
export function writeMatchHit({ id, frame, home, away, competition }: Fixture, writing: WriteContext) {
  const { country } = placeOf(competition, writing);
  return {
    id,
    startdate: wireMoment(frame.kickOff, writing.offset).datetime,
    name: `${home.name} vs ${away.name}`,
    home: home.name,
    away: away.name,
    league_name: writing.places.competition(competition),
    country_name: country.name,
    cc: country.cc,
    type: 'match',
  };
}
