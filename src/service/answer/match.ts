import { ABANDONED_OR_AWARDED, FINISHED_OR_AWARDED, STATUSES } from '#contract/status.ts';
import type { MatchState } from '#service/engine/match-state.ts';
import { stateVersion } from '#service/engine/state.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { attendance } from './attendance.ts';
import { writeEmbeddedChannel } from './channel.ts';
import { type PlayersBySlot, writeEvents } from './events.ts';
import { regionOfContinent } from './geography.ts';
import type { Includes } from './include.ts';
import { writeTeam } from './match-team.ts';
import { writeTime } from './match-time.ts';
import type { writeOffers } from './odds.ts';
import { isRefereePublished, writeAssistants } from './officials.ts';
import { writeScores } from './scores.ts';
import { writeStats } from './stats.ts';
import { textOrNull } from './text-or-null.ts';
import { dayInOffset, UTC } from './utc.ts';
import { type WireWeather, weatherAt } from './weather.ts';
import { type MatchTypes, typed } from './wire-types.ts';
import type { WriteContext } from './write-context.ts';

/** A match at an instant, with everything that writing it needs. */
export interface MatchSnapshot {
  readonly fixture: Fixture;
  readonly state: MatchState;
  /** Players by slot, looked up when events are written. */
  readonly players: PlayersBySlot;
  /** Formations of home and away, null until they are published. */
  readonly formations: readonly [string | null, string | null];
  readonly odds: WrittenOdds;
}

/** The written datasets of prices; absent when not requested. */
export interface WrittenOdds {
  readonly odds_prematch?: ReturnType<typeof writeOffers> | null;
  readonly odds_inplay?: ReturnType<typeof writeOffers> | null;
}

/** The weather forecast appears a day before kick-off. */
const FORECAST_BEFORE_SECONDS = 86_400;

/** Returns the winner's id, "0" or null for a draw, null before the end. */
function winnerOf(snapshot: MatchSnapshot, types: MatchTypes): number | string | null {
  const { fixture, state } = snapshot;
  if (state.winner !== null) return typed(fixture[state.winner].id, types.winner);
  return FINISHED_OR_AWARDED.has(state.status) ? types.draw : null;
}

function isToday({ frame }: Fixture, { now }: WriteContext): boolean {
  return dayInOffset(frame.kickOff, UTC) === dayInOffset(now, UTC);
}

/** Returns a ruling about a club, shown with its first match afterwards (our choice). */
function decisionOf({ note }: Fixture, { now }: WriteContext): string | null {
  return note !== null && note.from <= now ? note.text : null;
}

function noteOf({ fixture, state }: MatchSnapshot, context: WriteContext): string | null {
  const today = isToday(fixture, context);
  const decision = decisionOf(fixture, context);
  // The note of a decision stays after its day (our choice).
  return today || ABANDONED_OR_AWARDED.has(state.status) ? (state.info ?? (today ? decision : null)) : null;
}

function isForecastPublished({ frame }: Fixture, { now }: WriteContext): boolean {
  return frame.kickOff - now <= FORECAST_BEFORE_SECONDS;
}

/** Returns the id of the replayed or rearranged match, once it is announced. */
function relatedOf(fixture: Fixture, context: WriteContext): string | null {
  if (fixture.relatedId === null) return null;
  const other = context.world.fixture(fixture.relatedId);
  return other !== null && other.visibleFrom <= context.now ? String(other.id) : null;
}

function weatherOf(fixture: Fixture, context: WriteContext): WireWeather | null {
  const { venueId, frame } = fixture;
  if (venueId === null || !isForecastPublished(fixture, context)) return null;
  const country = context.world.country(context.world.venue(venueId)?.countryId ?? 0);
  const place = { venueId, code: country?.code ?? null, continent: country?.continent ?? null };
  return weatherAt(frame.seed, place, frame.kickOff);
}

function attendanceOf(
  { fixture, state }: MatchSnapshot,
  homePlace: number,
  context: WriteContext,
): string | null {
  const playedOut = FINISHED_OR_AWARDED.has(state.status) && state.ht !== null;
  const venue = playedOut && fixture.venueId !== null ? context.world.venue(fixture.venueId) : null;
  return venue && String(attendance(fixture, venue.capacity, homePlace));
}

function writeLeague(fixture: Fixture, context: WriteContext) {
  const { competition, round } = fixture;
  const country = competition.countryId === null ? null : context.world.country(competition.countryId);
  const region = regionOfContinent(competition.continent);
  return {
    id: competition.id,
    name: context.places.competition(competition),
    type: round.group.name,
    country_id: String(country?.id ?? region.countryId),
    country_name: country
      ? context.places.country(country.code, country.name)
      : context.places.continent(region.continentId, region.name),
    country_code: country?.code ?? null,
    country_flag: country && context.image('countries', country.code),
  };
}

function writeTeams({ fixture, formations }: MatchSnapshot, types: MatchTypes, context: WriteContext) {
  const kits = context.sheets.kits(fixture);
  const write = (side: 'home' | 'away', index: 0 | 1) => {
    const team = fixture[side];
    const coachId = context.world.coachOf(team.id, fixture.frame.kickOff);
    return writeTeam(
      side,
      { team, kit: kits?.[index] ?? null, formation: formations[index], coachId },
      types,
      context,
    );
  };
  return { home: write('home', 0), away: write('away', 1) };
}

function flag(isCovered: boolean): 0 | 1 {
  return isCovered ? 1 : 0;
}

/** Writes the channels of a match; without any, `broadcast` is null. */
function channelsOf(fixture: Fixture, includes: Includes, context: WriteContext) {
  if (!includes.broadcast && !includes.tvs) return {};
  const channels = context.listings.channelsOf(fixture, context.now);
  const write = (ids: 'number' | 'text') =>
    channels.map((channel) => writeEmbeddedChannel(channel, ids, context));
  return {
    ...(includes.broadcast && { broadcast: channels.length === 0 ? null : write('text') }),
    ...(includes.tvs && { tvs: write('number') }),
  };
}

function datasets(snapshot: MatchSnapshot, includes: Includes, context: WriteContext) {
  const { fixture, state } = snapshot;
  const { home, away, coverage } = fixture;
  const [first, second] = state.stats;
  const minutes = (state.minute ?? 0) + (state.extra ?? 0);
  return {
    ...(includes.events && {
      events: coverage.events
        ? writeEvents(state.events, {
            home: home.id,
            away: away.id,
            players: snapshot.players,
            timestamps: isToday(fixture, context),
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
    ...channelsOf(fixture, includes, context),
  };
}

/**
 * Returns a text that changes whenever a list would write the match differently. Line-ups need no part in it:
 * lists only use player names, which never change.
 */
export function matchVersion(fixture: Fixture, context: WriteContext): string {
  const publishedFlags = [isToday, isRefereePublished, isForecastPublished].map((test) =>
    Number(test(fixture, context)),
  );
  const places = context.positions(fixture, context.now);
  const decision = decisionOf(fixture, context) !== null;
  const state = stateVersion(fixture.frame, context.now);
  const isTelevised = context.listings.isTelevised(fixture, context.now);
  return `${state} ${publishedFlags} ${places} ${decision} ${isTelevised} ${relatedOf(fixture, context)}`;
}

/**
 * Writes the match object (v2.2 wire, match object) in the JSON types of an operation, in the field order of
 * the real service.
 */
export function writeMatch(
  snapshot: MatchSnapshot,
  types: MatchTypes,
  includes: Includes,
  context: WriteContext,
) {
  const { fixture, state } = snapshot;
  const { round, season, coverage } = fixture;
  const info = noteOf(snapshot, context);
  const related_id = relatedOf(fixture, context);
  const [home_position, away_position] = context.positions(fixture, context.now);
  return {
    id: fixture.id,
    status: typed(state.status, types.status),
    status_name: STATUSES[state.status]?.name ?? '',
    status_period: FINISHED_OR_AWARDED.has(state.status) || !coverage.events ? null : state.period,
    pitch: null,
    referee_id: isRefereePublished(fixture, context) ? textOrNull(fixture.refereeId) : null,
    round_id: String(round.id),
    round_name: round.name,
    season_id: String(season.id),
    season_name: season.name,
    stage_id: String(round.stage.id),
    stage_name: round.stage.name,
    group_id: String(round.group.id),
    group_name: round.group.name,
    aggregate_id: textOrNull(fixture.aggregateId),
    winner_team_id: winnerOf(snapshot, types),
    venue_id: textOrNull(fixture.venueId),
    leg: fixture.leg,
    week: String(fixture.week),
    deleted: '0',
    ...(types.infoFirst ? { info, related_id } : { related_id, info }),
    attendance: attendanceOf(snapshot, home_position, context),
    time: writeTime(fixture, state, types, context),
    teams: writeTeams(snapshot, types, context),
    league: writeLeague(fixture, context),
    scores: writeScores(state, coverage.events, types),
    standings: { home_position, away_position },
    assistants: writeAssistants(fixture, context),
    coverage: {
      has_lineups: flag(coverage.lineups),
      has_tvs: flag(context.listings.isTelevised(fixture, context.now)),
      has_standings: flag(coverage.standings),
    },
    weather_report: weatherOf(fixture, context),
    ...datasets(snapshot, includes, context),
    ...snapshot.odds,
  };
}
