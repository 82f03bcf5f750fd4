import { ABANDONED_OR_AWARDED, FINISHED_OR_AWARDED, STATUSES } from '#contract/status.ts';
import type { MatchState } from '#service/engine/match-state.ts';
import { markOf } from '#service/engine/state.ts';
import type { Fixture } from '#service/world/fixture.ts';
import { attendance } from './attendance.ts';
import { writeEmbeddedChannel } from './channel.ts';
import { type Players, writeEvents } from './events.ts';
import { regionOfContinent } from './geography.ts';
import type { Includes } from './include.ts';
import { writeTeam } from './match-team.ts';
import { writeTime } from './match-time.ts';
import type { writeOffers } from './odds.ts';
import { writeScores } from './score-text.ts';
import { writeStats } from './stats.ts';
import { dayAt, UTC } from './utc.ts';
import { type WireWeather, weatherAt } from './weather.ts';
import { type MatchTypes, typed } from './wire-types.ts';
import type { WriteContext } from './write-context.ts';

/** A match at an instant, with everything that writing it needs. */
export interface ToldMatch {
  readonly fixture: Fixture;
  readonly state: MatchState;
  /** Players by slot, looked up when events are written. */
  readonly players: Players;
  /** Formations of home and away, null until they are published. */
  readonly formations: readonly [string | null, string | null];
  readonly odds: ToldOdds;
}

/** The written datasets of prices; absent when not requested. */
export interface ToldOdds {
  readonly odds_prematch?: ReturnType<typeof writeOffers> | null;
  readonly odds_inplay?: ReturnType<typeof writeOffers> | null;
}

/** The weather forecast appears a day before kick-off. */
const FORECAST = 86_400;
/** The referee appears three days before kick-off. */
const APPOINTMENT = 3 * 86_400;

function text(id: number | null): string | null {
  return id === null ? null : String(id);
}

/** Returns the winner's id, "0" or null for a draw, null before the end. */
function winnerOf(told: ToldMatch, types: MatchTypes): number | string | null {
  const { fixture, state } = told;
  if (state.winner !== null) return typed(fixture[state.winner].id, types.winner);
  return FINISHED_OR_AWARDED.has(state.status) ? types.draw : null;
}

function isToday({ frame }: Fixture, { now }: WriteContext): boolean {
  return dayAt(frame.kickOff, UTC) === dayAt(now, UTC);
}

/** Returns a ruling about a club, shown with its first match afterwards (our choice). */
function decisionOf({ note }: Fixture, { now }: WriteContext): string | null {
  return note !== null && note.from <= now ? note.text : null;
}

function noteOf({ fixture, state }: ToldMatch, writing: WriteContext): string | null {
  const today = isToday(fixture, writing);
  const decision = decisionOf(fixture, writing);
  // The note of a decision stays after its day (our choice).
  return today || ABANDONED_OR_AWARDED.has(state.status) ? (state.info ?? (today ? decision : null)) : null;
}

function isRefereeTold({ frame }: Fixture, { now }: WriteContext): boolean {
  return frame.kickOff - now <= APPOINTMENT;
}

function isForecastTold({ frame }: Fixture, { now }: WriteContext): boolean {
  return frame.kickOff - now <= FORECAST;
}

/** Returns the id of the replayed or rearranged match, once it is announced. */
function relatedOf(fixture: Fixture, writing: WriteContext): string | null {
  if (fixture.relatedId === null) return null;
  const other = writing.world.fixture(fixture.relatedId);
  return other !== null && other.visibleFrom <= writing.now ? String(other.id) : null;
}

function weatherOf(fixture: Fixture, writing: WriteContext): WireWeather | null {
  const { venueId, frame, home } = fixture;
  if (venueId === null || !isForecastTold(fixture, writing)) return null;
  const country = writing.world.country(home.countryId);
  const place = { venueId, code: country?.code ?? null, continent: country?.continent ?? null };
  return weatherAt(frame.seed, place, frame.kickOff);
}

function attendanceOf(told: ToldMatch, writing: WriteContext): string | null {
  const { fixture, state } = told;
  const playedOut = FINISHED_OR_AWARDED.has(state.status) && state.ht !== null;
  const venue = playedOut && fixture.venueId !== null ? writing.world.venue(fixture.venueId) : null;
  return venue && attendance(fixture.frame.seed, fixture.id, venue.capacity, fixture.competition.popularity);
}

function writeLeague(fixture: Fixture, writing: WriteContext) {
  const { competition, round } = fixture;
  const country = competition.countryId === null ? null : writing.world.country(competition.countryId);
  const region = regionOfContinent(competition.continent);
  return {
    id: competition.id,
    name: writing.places.competition(competition),
    type: round.group.name,
    country_id: String(country?.id ?? region.countryId),
    country_name: country
      ? writing.places.country(country.code, country.name)
      : writing.places.continent(region.continentId, region.name),
    country_code: country?.code ?? null,
    country_flag: country && writing.image('countries', country.code),
  };
}

function writeTeams({ fixture, formations }: ToldMatch, types: MatchTypes, writing: WriteContext) {
  const kits = writing.sheets.kits(fixture);
  const write = (side: 'home' | 'away', index: 0 | 1) => {
    const team = fixture[side];
    const coachId = writing.world.coachOf(team.id, fixture.frame.kickOff);
    return writeTeam(
      side,
      { team, kit: kits?.[index] ?? null, formation: formations[index], coachId },
      types,
      writing,
    );
  };
  return { home: write('home', 0), away: write('away', 1) };
}

function flag(covered: boolean): 0 | 1 {
  return covered ? 1 : 0;
}

/** Writes the channels of a match; without any, `broadcast` is null. */
function channelsOf(fixture: Fixture, includes: Includes, writing: WriteContext) {
  if (!includes.broadcast && !includes.tvs) return {};
  const channels = writing.listings.channelsOf(fixture, writing.now);
  const write = (ids: 'number' | 'text') =>
    channels.map((channel) => writeEmbeddedChannel(channel, ids, writing));
  return {
    ...(includes.broadcast && { broadcast: channels.length === 0 ? null : write('text') }),
    ...(includes.tvs && { tvs: write('number') }),
  };
}

function datasets(told: ToldMatch, includes: Includes, writing: WriteContext) {
  const { fixture, state } = told;
  const { home, away, coverage } = fixture;
  const [first, second] = state.stats;
  const minutes = (state.minute ?? 0) + (state.extra ?? 0);
  return {
    ...(includes.events && {
      events: coverage.events
        ? writeEvents(state.events, {
            home: home.id,
            away: away.id,
            players: told.players,
            timestamps: isToday(fixture, writing),
            ids: 'number',
          })
        : [],
    }),
    ...(includes.stats && {
      stats: [
        writeStats(home.id, first, second, minutes, coverage.stats),
        writeStats(away.id, second, first, minutes, coverage.stats),
      ],
    }),
    ...channelsOf(fixture, includes, writing),
  };
}

/**
 * Returns a text that changes whenever a list would write the match differently. Line-ups need no part in it:
 * lists only use player names, which never change.
 */
export function matchMark(fixture: Fixture, writing: WriteContext): string {
  const told = [isToday, isRefereeTold, isForecastTold].map((tells) => Number(tells(fixture, writing)));
  const places = writing.positions(fixture, writing.now);
  const decision = decisionOf(fixture, writing) !== null;
  const state = markOf(fixture.frame, writing.now);
  const shown = writing.listings.isShown(fixture, writing.now);
  return `${state} ${told} ${places} ${decision} ${shown} ${relatedOf(fixture, writing)}`;
}

/**
 * Writes the match object (v2.2 wire, match object) in the JSON types of an operation, in the field order of
 * the real service.
 */
export function writeMatch(told: ToldMatch, types: MatchTypes, includes: Includes, writing: WriteContext) {
  const { fixture, state } = told;
  const { round, season, coverage } = fixture;
  const info = noteOf(told, writing);
  const related_id = relatedOf(fixture, writing);
  const [home_position, away_position] = writing.positions(fixture, writing.now);
  return {
    id: fixture.id,
    status: typed(state.status, types.status),
    status_name: STATUSES[state.status]?.name ?? '',
    status_period: FINISHED_OR_AWARDED.has(state.status) || !coverage.events ? null : state.period,
    pitch: null,
    referee_id: isRefereeTold(fixture, writing) ? text(fixture.refereeId) : null,
    round_id: String(round.id),
    round_name: round.name,
    season_id: String(season.id),
    season_name: season.name,
    stage_id: String(round.stage.id),
    stage_name: round.stage.name,
    group_id: String(round.group.id),
    group_name: round.group.name,
    aggregate_id: text(fixture.aggregateId),
    winner_team_id: winnerOf(told, types),
    venue_id: text(fixture.venueId),
    leg: fixture.leg,
    week: String(fixture.week),
    deleted: '0',
    ...(types.infoFirst ? { info, related_id } : { related_id, info }),
    attendance: attendanceOf(told, writing),
    time: writeTime(fixture, state, types, writing),
    teams: writeTeams(told, types, writing),
    league: writeLeague(fixture, writing),
    scores: writeScores(state, coverage.events, types),
    standings: { home_position, away_position },
    assistants: { first_assistant_id: null, second_assistant_id: null, fourth_assistant_id: null },
    coverage: {
      has_lineups: flag(coverage.lineups),
      has_tvs: flag(writing.listings.isShown(fixture, writing.now)),
      has_standings: flag(coverage.standings),
    },
    weather_report: weatherOf(fixture, writing),
    ...datasets(told, includes, writing),
    ...told.odds,
  };
}
