import { fate } from '#service/engine/fate.ts';
import type { Incident } from '#service/engine/incidents.ts';
import { incidentsOf } from '#service/engine/incidents.ts';
import { chance, stream } from '#service/engine/streams.ts';
import { timetable } from '#service/engine/timetable.ts';
import { dayAt } from '#service/world/calendar/days.ts';
import { PURPOSE } from '#service/world/purposes.ts';
import type { Absent } from '#service/world/selection.ts';
import type { SquadPlayer } from '#service/world/squads.ts';
import type { Ban } from './bans.ts';
import { penaltyOf } from './bans.ts';
import type { Injury } from './injury-spans.ts';
import { holdsAt, spanOf } from './injury-spans.ts';
import type { TeamMatch } from './team-matches.ts';
import { bedsOf } from './training-injuries.ts';

/** A team in one log period, as its availability log needs it. Instants are epoch seconds. */
export interface DiaryTeam {
  readonly seed: number;
  /** Start and end of the log period. */
  readonly from: number;
  readonly to: number;
  /** Bans of the previous period that are still to be served. */
  readonly carried: readonly Ban[];
  /** Competitive matches of the team on a UTC day. */
  matchesOn(day: number): readonly TeamMatch[];
  /** Injuries in its matches keep players out; a national team sends them back to their clubs. */
  readonly treats: boolean;
  /** Players with injuries from elsewhere than its matches. */
  hurtAt(instant: number): readonly Injury[];
  squadAt(instant: number): readonly SquadPlayer[];
  /** Ids of the players with their national teams. */
  awayAt(instant: number): Absent;
  /** Selects a squad without the absent players: the first 18 by slot. */
  chosen(match: TeamMatch, absent: Absent): readonly SquadPlayer[];
}

/** Players that a team needs for eleven and a bench, two goalkeepers among them. */
const A_TEAM = 18;
const KEEPERS = 2;
/** Squad places that injuries leave free for suspensions. */
const SPARED = 2;
/** Injured players, in a million, who are fit again the next day. */
const ONLY_A_KNOCK = 250_000;
/** A player can be selected again this long after the kick-off of the last match of the ban. */
const A_MATCH = 2 * 3600;

const BOOKING_STRIDE = 2 ** 30;

/**
 * Records who of a team could not play during one log period: injured players, and those suspended for cards.
 * It advances match by match, since each line-up depends on earlier cards; what it returns for an instant never
 * changes.
 */
export class Diary {
  readonly #team: DiaryTeam;
  readonly #injuries: Injury[] = [];
  readonly #bans: Ban[];
  /** Bookings by season and player. */
  readonly #booked = new Map<number, number>();
  /** Bans by the match they apply to; matches without bans have no entry. */
  readonly #sittingOut = new Map<number, readonly Ban[]>();
  /** First day that is not read yet, and matches before it that are not recorded yet. */
  #day: number;
  #ahead: TeamMatch[] = [];

  constructor(team: DiaryTeam) {
    this.#team = team;
    this.#bans = team.carried.map((ban) => ({ ...ban, served: [...ban.served] }));
    this.#day = dayAt(team.from);
  }

  /** Returns the injuries at an instant, as known then. */
  injuriesAt(instant: number): readonly Injury[] {
    this.#keepUntil(instant);
    return [...this.#team.hurtAt(instant), ...this.#injuries.filter((injury) => holdsAt(injury, instant))];
  }

  /** Returns the bans that still cost matches after an instant. */
  bansAt(instant: number): readonly Ban[] {
    this.#keepUntil(instant);
    return this.#bans.filter(({ from, until }) => from <= instant && instant < until);
  }

  /** Returns the bans that apply to a match of this team. */
  bannedFrom(matchId: number, kickOff: number): readonly Ban[] {
    this.#keepUntil(kickOff + 1);
    return this.#sittingOut.get(matchId) ?? [];
  }

  /** Returns the ids of the players who cannot be selected for a match. */
  absentFrom(matchId: number, kickOff: number): Absent {
    const absent = this.#unavailableAt(kickOff);
    for (const { playerId } of this.bannedFrom(matchId, kickOff)) absent.add(playerId);
    return absent;
  }

  /** Returns the announced matches of a season that follow an instant within the log period. */
  matchesToCome(seasonId: number, instant: number): readonly TeamMatch[] {
    const found: TeamMatch[] = [];
    for (let day = dayAt(instant); day <= dayAt(this.#team.to); day += 1) {
      for (const match of this.#team.matchesOn(day)) {
        if (match.seasonId === seasonId && match.kickOff > instant && match.visibleFrom <= instant)
          found.push(match);
      }
    }
    return found;
  }

  #unavailableAt(instant: number): Set<number> {
    const absent = new Set(this.#team.awayAt(instant));
    for (const { playerId } of this.injuriesAt(instant)) absent.add(playerId);
    return absent;
  }

  /** Records all matches that kick off before an instant. */
  #keepUntil(instant: number): void {
    const { from, to } = this.#team;
    const last = dayAt(Math.min(instant, to));
    for (; this.#day <= last; this.#day += 1) {
      const inside = this.#team.matchesOn(this.#day).filter(({ kickOff }) => kickOff >= from && kickOff < to);
      this.#ahead.push(...inside.toSorted((a, b) => a.kickOff - b.kickOff || a.id - b.id));
    }
    for (let match = this.#ahead[0]; match !== undefined && match.kickOff < instant; match = this.#ahead[0]) {
      this.#ahead.shift();
      this.#keep(match);
    }
  }

  #keep(match: TeamMatch): void {
    const absent = this.#unavailableAt(match.kickOff);
    const out = this.#suspended(match, absent);
    if (out.length > 0) this.#sittingOut.set(match.id, out);
    const frame = match.frame();
    const { kind } = fate(frame);
    if (kind === 'postponed' || kind === 'cancelled' || kind === 'awarded') return;
    for (const ban of out) {
      ban.served.push(match.kickOff + A_MATCH);
      if (ban.served.length === ban.matches) ban.until = match.kickOff + A_MATCH;
    }
    const incidents = incidentsOf(frame, match.side);
    if (incidents.length === 0) return;
    const end = timetable(frame).end;
    const chosen = this.#team.chosen(match, absent);
    const sentOff = incidents.filter(({ kind }) => kind === 'yellowredcard').map(({ slot }) => slot);
    for (const incident of incidents) {
      const player = chosen[incident.slot - 1];
      if (player === undefined) continue;
      if (incident.kind === 'injury') {
        if (this.#team.treats) this.#hurt(match, player, end);
      } else if (incident.kind !== 'yellowcard' || !sentOff.includes(incident.slot)) {
        this.#punish(match, player, incident, end);
      }
    }
  }

  /**
   * Returns the bans that apply to a match and adds their players to `absent`. Keeps players who are needed for
   * a full team.
   */
  #suspended(match: TeamMatch, absent: Set<number>): readonly Ban[] {
    const due = this.#bans.filter(
      ({ seasonId, until }) => seasonId === match.seasonId && match.kickOff < until,
    );
    if (due.length === 0) return due;
    const left = this.#team.squadAt(match.kickOff).filter(({ id }) => !absent.has(id));
    return due.filter(({ playerId }) => {
      const place = left.findIndex(({ id }) => id === playerId);
      if (place < 0) return true;
      const keeps = left[place]?.position === 'G';
      if (left.length <= A_TEAM) return false;
      if (keeps && left.filter(({ position }) => position === 'G').length <= KEEPERS) return false;
      left.splice(place, 1);
      absent.add(playerId);
      return true;
    });
  }

  #hurt(match: TeamMatch, player: SquadPlayer, end: number): void {
    const key = stream(this.#team.seed, match.id, PURPOSE.matchInjuries);
    const i = (player.id % 65_536) * 8;
    const size = this.#team.squadAt(match.kickOff).length;
    const room = size - A_TEAM - SPARED - bedsOf(size);
    const isFull = this.#injuries.filter((injury) => holdsAt(injury, end)).length >= room;
    if (isFull || player.position === 'G' || chance(key, i, ONLY_A_KNOCK)) return;
    // Injuries end with the log period; the next one would have to read this one otherwise.
    const span = spanOf(key, i + 1, end);
    this.#injuries.push({ ...span, playerId: player.id, until: Math.min(span.until, this.#team.to) });
  }

  #punish(match: TeamMatch, player: SquadPlayer, incident: Incident, end: number): void {
    const { seasonId, competition, kickOff } = match;
    const key = seasonId * BOOKING_STRIDE + player.id;
    const booked = (this.#booked.get(key) ?? 0) + (incident.kind === 'yellowcard' ? 1 : 0);
    this.#booked.set(key, booked);
    const penalty = penaltyOf(incident, booked, competition);
    if (penalty === null) return;
    this.#bans.push({
      ...penalty,
      playerId: player.id,
      seasonId,
      since: kickOff,
      from: end,
      served: [],
      until: Number.POSITIVE_INFINITY,
    });
  }
}
