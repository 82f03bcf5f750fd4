import { regionOfCountry } from '#service/answer/geography.ts';
import { channelOf } from '#service/broadcast/channels.ts';
import { BOOKMAKERS } from '#service/odds/bookmakers.ts';
import { findCoach, findPlayer } from '#service/operations/find-person.ts';
import { numberInCountry } from '#service/world/country-ids.ts';
import type { World } from '#service/world/world.ts';
import { drawBadge } from './badge.ts';
import { drawCrest } from './crest.ts';
import { flagColours, flagSvg } from './flags.ts';
import { GLOBE, GLOBE_COLOURS } from './globe.ts';
import { drawPortrait } from './portrait.ts';
import { drawRoundel } from './roundel.ts';
import { drawScreen } from './screen.ts';
import { drawStadium } from './stadium.ts';
import { drawWordmark } from './wordmark.ts';

/** Colours of teams without a kit. */
const PLAIN_COLOURS = { main: '#39423d', second: '#e9f2ec', number: '#ffffff' };

/** Draws an entity; null if it does not exist at the instant `now` (epoch seconds). */
type Artist = (world: World, id: number, now: number) => string | null | Promise<string | null>;

async function flagOf(world: World, countryId: number): Promise<string | null> {
  const country = world.country(countryId);
  return country && (await flagSvg(country.code));
}

const team: Artist = async (world, id) => {
  const team = world.team(id);
  if (team === null) return null;
  if (team.clubId === null) return drawRoundel((await flagOf(world, team.countryId)) ?? GLOBE);
  const colours = world.kits(team.clubId)?.home ?? PLAIN_COLOURS;
  return drawCrest({ countryId: team.countryId, number: numberInCountry(team.clubId), colours });
};

const league: Artist = async (world, id) => {
  const competition = world.competition(id);
  if (competition === null) return null;
  const { countryId, isCup, isFriendly, name, tier } = competition;
  const countryFlag = countryId === null ? null : await flagOf(world, countryId);
  const kind = isFriendly ? 'friendly' : isCup ? 'cup' : 'league';
  return drawBadge({ name, kind, tier, colours: countryFlag ? flagColours(countryFlag) : GLOBE_COLOURS });
};

const venue: Artist = (world, id) => {
  const ground = world.venue(id);
  if (ground === null) return null;
  const { main, second } = world.kits(ground.id)?.home ?? PLAIN_COLOURS;
  return drawStadium(ground.capacity, main, second);
};

const channel: Artist = async (world, id) => {
  const tvChannel = channelOf(world, id);
  const countryFlag = tvChannel && (await flagOf(world, tvChannel.countryId));
  return tvChannel && drawScreen(tvChannel.name, countryFlag ? flagColours(countryFlag) : GLOBE_COLOURS);
};

const person =
  (findPerson: (world: World, id: number, now: number) => { readonly name: string } | null): Artist =>
  (world, id, now) => {
    const entity = findPerson(world, id, now);
    return entity && drawPortrait(entity.name, id);
  };

const bookmaker: Artist = (_, id) => {
  const entry = BOOKMAKERS.find((each) => each.id === id);
  return entry === undefined ? null : drawWordmark(entry.name, id);
};

const ARTISTS: Readonly<Record<string, Artist>> = {
  teams: team,
  leagues: league,
  venues: venue,
  players: person(findPlayer),
  coaches: person(findCoach),
  referees: person((world, id) => world.referee(id)),
  bookmakers: bookmaker,
  tvchannels: channel,
};

/** Returns a flag by country code, or a globe by the id of a continent that is listed as a country. */
function countryPicture(world: World, name: string): Promise<string | null> {
  if (/^\d{1,9}$/.test(name)) return Promise.resolve(regionOfCountry(Number(name)) ? GLOBE : null);
  const isCountry = world.countries.some((country) => country.code === name);
  return isCountry ? flagSvg(name) : Promise.resolve(null);
}

/** Returns the picture at /images/<kind>/<name> as SVG; null for an unknown entity. */
export async function drawPicture(
  world: World,
  kind: string,
  name: string,
  now: number,
): Promise<string | null> {
  if (kind === 'countries') return countryPicture(world, name);
  const artist = Object.hasOwn(ARTISTS, kind) ? ARTISTS[kind] : undefined;
  if (!artist || !/^\d{1,15}$/.test(name)) return null;
  return artist(world, Number(name), now);
}
