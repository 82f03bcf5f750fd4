import { DAY } from '#service/world/calendar/days.ts';
import type { LeagueCalendar } from '#service/world/calendar/league-calendar.ts';
import type { NamedId } from '#service/world/named-id.ts';
import { type Season, stageAndGroupOf } from '#service/world/seasons/season.ts';
import { groupId, RESERVED_GROUP } from '#service/world/seasons/stages.ts';
import type { Decision, Prospects, SeasonTables, TablePlan } from '#service/world/tables/season-tables.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import type { LeagueSeason } from './league-season-type.ts';
import { prospectsOf } from './prospects.ts';

const HOUR_SECONDS = 3600;
/** Seconds from a ruling to the round that it precedes. */
const BEFORE_ROUND_SECONDS = 30 * HOUR_SECONDS;
/** Seconds from the fixture list to a ruling before the season. */
const AFTER_LIST_SECONDS = 3 * DAY;

/** Announcements of the fixture list and of the groups after a split, epoch seconds. */
interface AnnouncementInstants {
  readonly opens: number;
  readonly split: number;
}

/**
 * Shifts prospects to places further down: with six teams above, a group's first place is the league's seventh.
 */
function shiftProspects(prospects: Prospects, places: number): Prospects {
  return {
    zone: (place) => prospects.zone(place + places),
    status: (place) => prospects.status(place + places),
  };
}

/** Returns prospects before a split: each place leads to a group. */
function prospectsOfGroups(groups: readonly { readonly name: string; readonly teams: number }[]): Prospects {
  const groupOf = (place: number) => {
    let remaining = place;
    return groups.findIndex(({ teams }) => {
      remaining -= teams;
      return remaining <= 0;
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

const NO_PROSPECTS: Prospects = { zone: () => null, status: () => 'Same' };

/** Returns the group of a table above several groups: the reserved number and the season’s name. */
function overallGroup({ id, name }: Season, league: string): NamedId {
  return { id: groupId(id, RESERVED_GROUP), name: `${league} ${name}` };
}

/**
 * Returns the table plans of a league season: one table, one a conference and one of all teams, or one before a
 * split and one a group after it.
 */
export function leagueTables(
  worldIndex: WorldIndex,
  league: LeagueSeason,
  season: Season,
  announcements: AnnouncementInstants,
  outcomes: Pick<SeasonTables, 'decisions' | 'playOffs'>,
): SeasonTables {
  const { format, competition, legs, regular, rounds, teams, rule } = league;
  const prospects = prospectsOf(worldIndex, competition, teams.length);
  const table = (group: NamedId, places: readonly number[], rest: Partial<TablePlan>): TablePlan => ({
    group,
    teams: places.flatMap((place) => worldIndex.team(teams[place] ?? 0) ?? []),
    first: 0,
    last: rounds - 1,
    splitRound: 0,
    carry: league.carry,
    meetings: legs,
    visibleFrom: announcements.opens,
    prospects,
    ...rest,
  });
  const groupOf = (group: number): NamedId => stageAndGroupOf(season, group).group;
  const all = teams.map((_, place) => place);
  const plans: TablePlan[] = [];
  if (format?.kind === 'split') {
    plans.push(table(groupOf(0), all, { last: regular - 1, prospects: prospectsOfGroups(format.groups) }));
  }
  let teamsAbove = 0;
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
              visibleFrom: announcements.split,
              prospects: shiftProspects(prospects, teamsAbove),
            },
      ),
    );
    teamsAbove += places.length;
  }
  const overall =
    format?.kind === 'conferences'
      ? table(overallGroup(season, competition.name), all, { prospects: NO_PROSPECTS })
      : null;
  return { plans, overall, rule, ...outcomes };
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
    const roundStart = matches.reduce((earliest, at) => Math.min(earliest, at), Number.POSITIVE_INFINITY);
    const instant = round === 0 ? opens + AFTER_LIST_SECONDS : roundStart - BEFORE_ROUND_SECONDS;
    const at = Math.floor(instant / HOUR_SECONDS) * HOUR_SECONDS;
    return { team, points, reason, at, match: firstAfter(team, at) };
  });
}
