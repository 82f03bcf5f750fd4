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

/** A team for a chapter of a season, as its diary must know it. Instants are epoch seconds. */
export interface DiaryTeam {
  readonly seed: number;
  /** The chapter. */
  readonly from: number;
  readonly to: number;
  /** Bans of the chapter before that are still to be served. */
  readonly carried: readonly Ban[];
  /** Its competitive matches on a UTC day. */
  matchesOn(day: number): readonly TeamMatch[];
  /** Whether who goes off hurt stays out: a national team sends him back to his club. */
  readonly treats: boolean;
  /** Who is hurt, but for what its matches bring. */
  hurtAt(instant: number): readonly Injury[];
  squadAt(instant: number): readonly SquadPlayer[];
  /** Who is with his national team. */
  awayAt(instant: number): Absent;
  /** Who plays in a match without some: the first eighteen by slot. */
  chosen(match: TeamMatch, absent: Absent): readonly SquadPlayer[];
}

/** Laws of the game: so many make a team with its bench here, and two of them keep goal. */
const A_TEAM = 18;
const KEEPERS = 2;
/** Places of a squad that injuries leave to suspensions. */
const SPARED = 2;
/** Players (in a million) who go off hurt and are fit again the next day. */
const ONLY_A_KNOCK = 250_000;
/** A ban is served with the match: from so long after its kick-off he may be chosen again. */
const A_MATCH = 2 * 3600;

const BOOKING_STRIDE = 2 ** 30;

/**
 * Who of a team could not play when, over a chapter: injuries, and suspensions as cards bring them. It is kept
 * match by match, since each match's line-up depends on the cards of those before; what it says of an instant
 * never changes, however far it has been kept.
 */
export class Diary {
  readonly #team: DiaryTeam;
  readonly #injuries: Injury[] = [];
  readonly #bans: Ban[];
  /** Bookings of a player in a competition's season. */
  readonly #booked = new Map<number, number>();
  /** Who was suspended for which match; matches without anybody are left out. */
  readonly #sittingOut = new Map<number, readonly Ban[]>();
  /** The first day that has not been looked at, and the matches before it that are not kept yet. */
  #day: number;
  #ahead: TeamMatch[] = [];

  constructor(team: DiaryTeam) {
    this.#team = team;
    this.#bans = team.carried.map((ban) => ({ ...ban, served: [...ban.served] }));
    this.#day = dayAt(team.from);
  }

  /** Those hurt at an instant, by what was known then. */
  injuriesAt(instant: number): readonly Injury[] {
    this.#keepUntil(instant);
    return [...this.#team.hurtAt(instant), ...this.#injuries.filter((injury) => holdsAt(injury, instant))];
  }

  /** Those who must still sit out matches after an instant. */
  bansAt(instant: number): readonly Ban[] {
    this.#keepUntil(instant);
    return this.#bans.filter(({ from, until }) => from <= instant && instant < until);
  }

  /** Who is suspended for a match of this team. */
  bannedFrom(matchId: number, kickOff: number): readonly Ban[] {
    this.#keepUntil(kickOff + 1);
    return this.#sittingOut.get(matchId) ?? [];
  }

  /** Ids of those who cannot be chosen for a match. */
  absentFrom(matchId: number, kickOff: number): Absent {
    const absent = this.#unavailableAt(kickOff);
    for (const { playerId } of this.bannedFrom(matchId, kickOff)) absent.add(playerId);
    return absent;
  }

  /** The team's matches of a season after an instant, in what is left of the chapter, as far as they are known. */
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

  /** Goes on to all matches that kick off before an instant. */
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

  /** Those whose bans the team serves in a match, added to the absent. A team that would not be one keeps some. */
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
    // Whoever is hurt in a match is back by the next chapter, which would have to read this one otherwise.
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
