import { DAY } from './calendar/days.ts';
import type { LeagueCalendar } from './calendar/league-calendar.ts';
import type { LeagueSeason } from './league-season-type.ts';
import type { NamedId } from './named-id.ts';
import { prospectsOf } from './prospects.ts';
import type { Realm } from './realm.ts';
import type { Season } from './season.ts';
import { placeOf } from './season.ts';
import type { Decision, Prospects, SeasonTables, TablePlan } from './season-tables.ts';
import { groupId, RESERVED_GROUP } from './stages.ts';

const HOUR = 3600;
/** Seconds from a ruling to the round that it precedes. */
const BEFORE_ROUND = 30 * HOUR;
/** Seconds from the fixture list to a ruling before the season. */
const AFTER_LIST = 3 * DAY;

/** Announcements of the fixture list and of the groups after a split, epoch seconds. */
interface Known {
  readonly opens: number;
  readonly split: number;
}

/**
 * Shifts prospects to places further down: with six teams above, a group's first place is the league's seventh.
 */
function below(prospects: Prospects, places: number): Prospects {
  return {
    zone: (place) => prospects.zone(place + places),
    status: (place) => prospects.status(place + places),
  };
}

/** Returns prospects before a split: each place leads to a group. */
function towards(groups: readonly { readonly name: string; readonly teams: number }[]): Prospects {
  const groupOf = (place: number) => {
    let left = place;
    return groups.findIndex(({ teams }) => {
      left -= teams;
      return left <= 0;
    });
  };
  return {
    zone: (place) => groups[groupOf(place)]?.name ?? null,
    status: (place) => {
      const group = groupOf(place);
      if (group === 0) return 'Promotion';
      return group === groups.length - 1 ? 'Relegation' : 'Same';
    },
  };
}

const NOWHERE: Prospects = { zone: () => null, status: () => 'Same' };

/** Returns the group of a table above several groups: the reserved number and the season’s name. */
function allOf({ id, name }: Season, league: string): NamedId {
  return { id: groupId(id, RESERVED_GROUP), name: `${league} ${name}` };
}

/**
 * Returns the table plans of a league season: one table, one a conference and one of all teams, or one before a
 * split and one a group after it.
 */
export function leagueTables(
  realm: Realm,
  league: LeagueSeason,
  season: Season,
  known: Known,
  later: Pick<SeasonTables, 'decisions' | 'playOffs'>,
): SeasonTables {
  const { format, competition, legs, regular, rounds, teams, rule } = league;
  const prospects = prospectsOf(realm, competition, teams.length);
  const table = (group: NamedId, places: readonly number[], rest: Partial<TablePlan>): TablePlan => ({
    group,
    teams: places.flatMap((place) => realm.team(teams[place] ?? 0) ?? []),
    first: 0,
    last: rounds - 1,
    splitRound: 0,
    carry: league.carry,
    meetings: legs,
    visibleFrom: known.opens,
    prospects,
    ...rest,
  });
  const groupOf = (group: number): NamedId => placeOf(season, group).group;
  const all = teams.map((_, place) => place);
  const plans: TablePlan[] = [];
  if (format?.kind === 'split') {
    plans.push(table(groupOf(0), all, { last: regular - 1, prospects: towards(format.groups) }));
  }
  let above = 0;
  for (const { group, places } of league.tables) {
    const split = format?.kind === 'split' ? format.groups[group - 1] : undefined;
    plans.push(
      table(
        groupOf(group),
        places,
        split === undefined
          ? {}
          : {
              splitRound: regular,
              meetings: legs + split.legs,
              visibleFrom: known.split,
              prospects: below(prospects, above),
            },
      ),
    );
    above += places.length;
  }
  const overall =
    format?.kind === 'conferences'
      ? table(allOf(season, competition.name), all, { prospects: NOWHERE })
      : null;
  return { plans, overall, rule, ...later };
}

/**
 * Returns the rulings of a season with their instants. `firstAfter` finds a team's first match from an instant
 * on.
 */
export function decisionsOf(
  league: LeagueSeason,
  { kickOffs }: LeagueCalendar,
  opens: number,
  firstAfter: (team: number, at: number) => number,
): readonly Decision[] {
  return league.deductions.map(({ team, points, round, reason }): Decision => {
    const matches = kickOffs.slice(round * league.slots, (round + 1) * league.slots).filter((at) => at > 0);
    const begins = matches.reduce((least, at) => Math.min(least, at), Number.POSITIVE_INFINITY);
    const instant = round === 0 ? opens + AFTER_LIST : begins - BEFORE_ROUND;
    const at = Math.floor(instant / HOUR) * HOUR;
    return { team, points, reason, at, match: firstAfter(team, at) };
  });
}
