import { disruptionOf } from '#service/engine/disruption.ts';
import { type Incident, incidentsOf } from '#service/engine/incidents.ts';
import { chance, stream } from '#service/engine/streams.ts';
import { timetableOf } from '#service/engine/timetable.ts';
import { DAY, utcDayAt } from '#service/world/calendar/days.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { AbsentIds } from '#service/world/squads/selection.ts';
import type { SquadPlayer } from '#service/world/squads/squads.ts';
import { type Ban, penaltyOf } from './bans.ts';
import type { CompetitiveMatch } from './competitive-matches.ts';
import { type Injury, injurySpanOf, isOngoingAt } from './injury-spans.ts';
import { MIN_MATCH_SQUAD, maxInjuries, maxTrainingInjuries } from './training-injuries.ts';

/** A team in one log period, as its availability log needs it. Instants are epoch seconds. */
export interface LoggedTeam {
  readonly seed: number;
  /** Start and end of the log period. */
  readonly from: number;
  readonly to: number;
  /** Bans of the previous period that are still to be served. */
  readonly carriedBans: readonly Ban[];
  /** Competitive matches of the team with a kick-off from `from` to before `to`, oldest first. */
  matchesBetween(from: number, to: number): readonly CompetitiveMatch[];
  /** Injuries in its matches keep players out; a national team sends them back to their clubs. */
  readonly hasMatchInjuries: boolean;
  /** Players with injuries from elsewhere than its matches. */
  otherInjuriesAt(instant: number): readonly Injury[];
  squadAt(instant: number): readonly SquadPlayer[];
  /** Ids of the players with their national teams. */
  awayAt(instant: number): AbsentIds;
  /** Selects a squad without the absent players: the first 18 by slot. */
  select(match: CompetitiveMatch, absent: AbsentIds): readonly SquadPlayer[];
}

/** Goalkeepers among the players that a team needs for a match. */
const MIN_GOALKEEPERS = 2;
/** Injured players, in a million, who are fit again the next day. */
const KNOCKS_PER_MILLION = 250_000;
/** A player can be selected again this long after the kick-off of the last match of the ban. */
const MATCH_SECONDS = 2 * 3600;

const BOOKING_STRIDE = 2 ** 30;

/**
 * Records who of a team could not play during one log period: injured players, and those suspended for cards.
 * It advances match by match, since each line-up depends on earlier cards; what it returns for an instant never
 * changes.
 */
export class AvailabilityLog {
  readonly #team: LoggedTeam;
  readonly #injuries: Injury[] = [];
  readonly #bans: Ban[];
  /** Bookings by season and player. */
  readonly #booked = new Map<number, number>();
  /** Bans by the match they apply to; matches without bans have no entry. */
  readonly #sittingOut = new Map<number, readonly Ban[]>();
  /** Matches before this instant are recorded. */
  #until: number;

  constructor(team: LoggedTeam) {
    this.#team = team;
    this.#bans = team.carriedBans.map((ban) => ({ ...ban }));
    this.#until = team.from;
  }

  /** Returns the injuries at an instant, as known then. */
  injuriesAt(instant: number): readonly Injury[] {
    this.#keepUntil(instant);
    return [
      ...this.#team.otherInjuriesAt(instant),
      ...this.#injuries.filter((injury) => isOngoingAt(injury, instant)),
    ];
  }

  /** Returns the bans that still cost matches after an instant. */
  bansAt(instant: number): readonly Ban[] {
    this.#keepUntil(instant);
    return this.#bans.filter(({ from, until }) => from <= instant && instant < until);
  }

  /** Returns the bans that apply to a match of this team. */
  bansForMatch(matchId: number, kickOff: number): readonly Ban[] {
    this.#keepUntil(kickOff + 1);
    return this.#sittingOut.get(matchId) ?? [];
  }

  /** Returns the ids of the players who cannot be selected for a match. */
  absentFrom(matchId: number, kickOff: number): AbsentIds {
    const absent = this.#unavailableAt(kickOff);
    for (const { playerId } of this.bansForMatch(matchId, kickOff)) absent.add(playerId);
    return absent;
  }

  /** Returns the announced matches of a season that follow an instant within the log period. */
  upcomingMatches(seasonId: number, instant: number): readonly CompetitiveMatch[] {
    const endOfDay = (utcDayAt(this.#team.to) + 1) * DAY;
    return this.#team
      .matchesBetween(instant + 1, endOfDay)
      .filter((match) => match.seasonId === seasonId && match.visibleFrom <= instant);
  }

  #unavailableAt(instant: number): Set<number> {
    const absent = new Set(this.#team.awayAt(instant));
    for (const { playerId } of this.injuriesAt(instant)) absent.add(playerId);
    return absent;
  }

  /** Records all matches that kick off before an instant. */
  #keepUntil(instant: number): void {
    const from = this.#until;
    if (instant <= from) return;
    this.#until = instant;
    for (const match of this.#team.matchesBetween(from, Math.min(instant, this.#team.to))) this.#keep(match);
  }

  #keep(match: CompetitiveMatch): void {
    const absent = this.#unavailableAt(match.kickOff);
    const bans = this.#suspended(match, absent);
    if (bans.length > 0) this.#sittingOut.set(match.id, bans);
    const frame = match.frame();
    const { kind } = disruptionOf(frame);
    if (kind === 'postponed' || kind === 'cancelled' || kind === 'awarded') return;
    for (const ban of bans) {
      ban.servedAt = [...ban.servedAt, match.kickOff + MATCH_SECONDS];
      if (ban.servedAt.length === ban.matches) ban.until = match.kickOff + MATCH_SECONDS;
    }
    const incidents = incidentsOf(frame, match.side);
    if (incidents.length === 0) return;
    const end = timetableOf(frame).end;
    const players = this.#team.select(match, absent);
    const sentOffSlots = incidents.filter(({ kind }) => kind === 'yellowredcard').map(({ slot }) => slot);
    for (const incident of incidents) {
      const player = players[incident.slot - 1];
      if (player === undefined) continue;
      if (incident.kind === 'injury') {
        if (this.#team.hasMatchInjuries) this.#hurt(match, player, end);
      } else if (incident.kind !== 'yellowcard' || !sentOffSlots.includes(incident.slot)) {
        this.#punish(match, player, incident, end);
      }
    }
  }

  /**
   * Returns the bans that apply to a match and adds their players to `absent`. Keeps players who are needed for
   * a full team.
   */
  #suspended(match: CompetitiveMatch, absent: Set<number>): readonly Ban[] {
    const dueBans = this.#bans.filter(
      ({ seasonId, until }) => seasonId === match.seasonId && match.kickOff < until,
    );
    if (dueBans.length === 0) return dueBans;
    const available = this.#team.squadAt(match.kickOff).filter(({ id }) => !absent.has(id));
    return dueBans.filter(({ playerId }) => {
      const place = available.findIndex(({ id }) => id === playerId);
      if (place < 0) return true;
      const isGoalkeeper = available[place]?.position === 'G';
      const others = available.filter(({ position }) => (position === 'G') === isGoalkeeper);
      if (others.length <= (isGoalkeeper ? MIN_GOALKEEPERS : MIN_MATCH_SQUAD - MIN_GOALKEEPERS)) return false;
      available.splice(place, 1);
      absent.add(playerId);
      return true;
    });
  }

  #hurt(match: CompetitiveMatch, player: SquadPlayer, end: number): void {
    const key = stream(this.#team.seed, match.id, STREAM.matchInjuries);
    const i = (player.id % 65_536) * 8;
    const size = this.#team.squadAt(match.kickOff).length;
    const room = maxInjuries(size) - maxTrainingInjuries(size);
    const isFull = this.#injuries.filter((injury) => isOngoingAt(injury, end)).length >= room;
    if (isFull || player.position === 'G' || chance(key, i, KNOCKS_PER_MILLION)) return;
    // Injuries end with the log period; the next one would have to read this one otherwise.
    const span = injurySpanOf(key, i + 1, end);
    this.#injuries.push({ ...span, playerId: player.id, until: Math.min(span.until, this.#team.to) });
  }

  #punish(match: CompetitiveMatch, player: SquadPlayer, incident: Incident, end: number): void {
    const { seasonId, competition, kickOff } = match;
    const key = seasonId * BOOKING_STRIDE + player.id;
    const bookings = (this.#booked.get(key) ?? 0) + (incident.kind === 'yellowcard' ? 1 : 0);
    this.#booked.set(key, bookings);
    const penalty = penaltyOf(incident, bookings, competition);
    if (penalty === null) return;
    this.#bans.push({
      ...penalty,
      playerId: player.id,
      seasonId,
      since: kickOff,
      from: end,
      servedAt: [],
      until: Number.POSITIVE_INFINITY,
    });
  }
}
