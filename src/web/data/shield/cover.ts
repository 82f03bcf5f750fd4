import { DAY_MS } from '#contract/durations.ts';
import { isShieldOn } from '#news/is-shield-on.ts';
import { addDays, type Day, dayAt } from '#web/format/day.ts';
import type { Shield } from '#web/settings/shield-list.ts';
import { holds, LOOK_BACK_MS } from '#web/settings/shields.ts';
import type { Knowledge } from './knowledge.ts';
import type { MatchFacts } from './match-facts.ts';

/** What the shields hide at an instant. */
export interface Cover {
  /** Whether a shield holds. */
  readonly isActive: boolean;
  readonly now: number;
  readonly knowledge: Knowledge;
  /** Whether a match is hidden: covered by a shield, kicked off as far as anybody knows, and not revealed. */
  readonly isHidden: (facts: MatchFacts) => boolean;
  /** The hidden matches, as far as they are known. */
  readonly hidden: readonly MatchFacts[];
  readonly hiddenIds: ReadonlySet<string>;
  /** Whether what is counted over a season's matches (or those of a team in it) tells of hidden ones. */
  readonly isSeasonHidden: (season: string | null, team?: string) => boolean;
  /** Returns the hidden matches of a team, if the team is not revealed. */
  readonly hiddenOfTeam: (team: string) => readonly MatchFacts[];
  /** Teams with a shield whose matches are not known. */
  readonly unknownTeams: readonly string[];
  /** UTC days of shields on a day whose matches are not known. */
  readonly unknownDays: readonly Day[];
}

/** A season whose matches are not known stays revealed for this long after the viewer has revealed its tables, ms. */
const REVEAL_MS = 12 * 3_600_000;

const covers = (
  shield: Shield,
  { id, league, teams, kickOff }: MatchFacts,
  leagues: Knowledge['leagues'],
  season: string | null,
  day: Day,
) => {
  const isExact = shield.kind === 'match' || shield.kind === 'day';
  if (!isExact && kickOff < shield.since - LOOK_BACK_MS) return false;
  const competition = league ?? (season === null ? null : (leagues.get(season) ?? null));
  return isShieldOn(shield, { match: id, competition, teams, day });
};

/** Returns the UTC days that a day in a zone may overlap, of the three that it can. */
const utcDaysOf = (day: Day, zone: string): readonly Day[] =>
  [-1, 0, 1]
    .map((days) => addDays(day, days))
    .filter((utc) => {
      const start = Date.parse(utc);
      return dayAt(start, zone) <= day && day <= dayAt(start + DAY_MS - 1, zone);
    });

/**
 * Returns what is hidden.
 *
 * @param reveals world's instants of reveals, epoch ms, by their keys
 * @param time world time, epoch ms; null before the first response: nothing has kicked off that does not say so
 * @param zone the viewer's
 */
export function coverAt(
  shields: readonly Shield[],
  reveals: ReadonlyMap<string, number>,
  time: number | null,
  knowledge: Knowledge,
  zone: string,
): Cover {
  const now = time ?? 0;
  const active = shields.filter((shield) => holds(shield, time));
  function isHidden(facts: MatchFacts): boolean {
    const { id, state, kickOff, season } = facts;
    if (state === 'off' || (state === 'open' && kickOff > now) || reveals.has(`match ${id}`)) return false;
    const day = dayAt(kickOff, zone);
    const isRevealed = kickOff <= (reveals.get(`day ${day}`) ?? Number.NEGATIVE_INFINITY);
    return !isRevealed && active.some((shield) => covers(shield, facts, knowledge.leagues, season, day));
  }
  const hidden = [...knowledge.matches.values()].filter(isHidden);
  const bySeason = Map.groupBy(hidden, ({ season }) => season);
  const unknownTeams = active
    .filter(({ kind, id }) => kind === 'team' && !knowledge.teams.has(id))
    .map(({ id }) => id);
  const unknownDays = active
    .flatMap(({ kind, id }) => (kind === 'day' ? utcDaysOf(id, zone) : []))
    .filter((day) => !knowledge.days.has(day));

  /** Whether all matches of a season may be covered, without knowing them. */
  function isBroadlyCovered(season: string): boolean {
    const { leagues, current, seasons } = knowledge;
    if (seasons.has(season) || current.get(season) === false) return false;
    const league = leagues.get(season);
    return active.some(({ kind, id }) => kind === 'all' || (kind === 'competition' && id === (league ?? id)));
  }

  function isSeasonHidden(season: string | null, team?: string): boolean {
    if (season === null) return active.length > 0;
    const revealedAt = reveals.get(`table ${season}`) ?? Number.NEGATIVE_INFINITY;
    const isNews = ({ kickOff, teams }: MatchFacts) =>
      kickOff > revealedAt && (team === undefined || teams.includes(team));
    if (bySeason.get(season)?.some(isNews)) return true;
    if (now - revealedAt < REVEAL_MS || (team !== undefined && knowledge.teams.has(team))) return false;
    if (unknownDays.length > 0 && !knowledge.seasons.has(season)) return true;
    return unknownTeams.length > 0 || isBroadlyCovered(season);
  }

  function hiddenOfTeam(team: string): readonly MatchFacts[] {
    const revealedAt = reveals.get(`team ${team}`) ?? Number.NEGATIVE_INFINITY;
    return hidden.filter(({ teams, kickOff }) => teams.includes(team) && kickOff > revealedAt);
  }

  const hiddenIds = new Set(hidden.map(({ id }) => id));
  return {
    isActive: active.length > 0,
    now,
    knowledge,
    isHidden,
    hidden,
    hiddenIds,
    isSeasonHidden,
    hiddenOfTeam,
    unknownTeams,
    unknownDays,
  };
}
