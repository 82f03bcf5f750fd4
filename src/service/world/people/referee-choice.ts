import { decodeMatchId } from '#service/engine/match-id.ts';
import { stream, u32 } from '#service/engine/streams.ts';
import { competitionNumber, countryIdOf, idInCountry } from '#service/world/country-ids.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import type { ScheduledMeeting } from '#service/world/seasons/season-schedule.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { panelOf } from './referees.ts';

/** The referees of a league, one for each match of a round. */
interface LeaguePanel {
  /** Their first number within the country. */
  readonly start: number;
  readonly slots: number;
}

/** Number of the first competition after the tiers and the cup. */
const FIRST_SIDE_LEAGUE = 5;

/** Cached, since it is the same for all matches of a league. */
const panels = new WeakMap<Competition, LeaguePanel>();

function leaguePanel(worldIndex: WorldIndex, competition: Competition): LeaguePanel {
  const cached = panels.get(competition);
  if (cached !== undefined) return cached;
  const country = worldIndex.country(competition.countryId ?? 0);
  const n = competitionNumber(competition.id);
  const sides = [country?.women, country?.reserves, country?.youth];
  const countSlots = (entry: { readonly clubs: number } | null | undefined) =>
    Math.floor((entry?.clubs ?? 0) / 2);
  const earlierLeagues = [
    ...(country?.leagues.slice(0, n) ?? []),
    ...sides.slice(0, Math.max(0, n - FIRST_SIDE_LEAGUE)),
  ];
  const panel = {
    start: 1 + earlierLeagues.reduce((sum, entry) => sum + countSlots(entry), 0),
    slots: Math.max(1, countSlots(country?.leagues[n] ?? sides[n - FIRST_SIDE_LEAGUE])),
  };
  panels.set(competition, panel);
  return panel;
}

/** Returns a country that neither side is from. */
function neutralCountry(worldIndex: WorldIndex, meeting: ScheduledMeeting, draw: number): number {
  const { countries } = worldIndex;
  for (let step = 0; step < 3; step += 1) {
    const country = countries[(draw + step * 7 + meeting.id) % countries.length];
    const isOwn = [meeting.home, meeting.away].some((team) => countryIdOf(team) === country?.id);
    if (country !== undefined && !isOwn) return country.id;
  }
  return countries[0]?.id ?? 1;
}

/** Returns the id of the referee of a meeting. */
export function refereeFor(
  worldIndex: WorldIndex,
  competition: Competition,
  meeting: ScheduledMeeting,
): number {
  const { season = 0, round = 0, slot = 0 } = decodeMatchId(meeting.id) ?? {};
  const draw = u32(stream(worldIndex.seed, competition.id, STREAM.refereeChoice), season * 128 + round);
  if (competition.kind === 'league' && competition.countryId !== null) {
    const { start, slots } = leaguePanel(worldIndex, competition);
    return idInCountry(competition.countryId, start + ((slot + draw) % slots));
  }
  const country = competition.countryId ?? neutralCountry(worldIndex, meeting, draw);
  const entry = worldIndex.country(country);
  if (entry === null) return idInCountry(country, 1);
  const { men, women, all } = panelOf(entry);
  if (competition.level === 'women' && women > 0)
    return idInCountry(country, 1 + men + ((slot * 7 + draw) % women));
  // Men's cups and internationals leave out the referees of the women's league.
  const place = (slot * 7 + draw) % (all - women);
  return idInCountry(country, 1 + (place < men ? place : place + women));
}
