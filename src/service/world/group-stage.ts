import { matchId } from '#service/engine/match-id.ts';
import { finalScore } from '#service/engine/result.ts';
import { timetable } from '#service/engine/timetable.ts';
import type { Competition } from './competition.ts';
import type { Counted } from './counted.ts';
import type { NamedRound } from './cup-programme.ts';
import { pick, shuffled } from './draw.ts';
import { BEFORE_DRAW } from './knock-out.ts';
import { lotsOf } from './lots.ts';
import { frameOf } from './meeting-frame.ts';
import { matchesPerRound, pairing, roundsFor } from './pairing.ts';
import { ALONE, type Meeting } from './programme.ts';
import { PURPOSE } from './purposes.ts';
import type { Realm } from './realm.ts';
import { seasonId } from './season.ts';
import type { SeasonTables, TablePlan } from './season-tables.ts';
import type { StageEntry } from './stages.ts';
import { groupId } from './stages.ts';
import { tableOf } from './table.ts';
import { ruleOf } from './table-rule.ts';

/** Format of a cup's group stage. */
export interface GroupFormat {
  /** Teams, best first: as many pots of equal size as a group has teams. */
  readonly teams: readonly number[];
  /** Meetings of each pair of a group. */
  readonly legs: 1 | 2;
  readonly neutral: boolean;
  /** Instant of the group draw, epoch seconds. */
  readonly visibleFrom: number;
  /** Name of the round that the first two reach. */
  readonly leadsTo: string;
  /** Returns the kick-off (epoch seconds) of a match by round, home team and slot. */
  kickOff(round: number, home: number, slot: number): number;
}

export interface GroupStage {
  readonly stage: StageEntry;
  readonly rounds: readonly NamedRound[];
  readonly tables: SeasonTables;
  /** First and second of each group, by group. */
  readonly winners: readonly number[];
  readonly seconds: readonly number[];
  /** Instant of the knock-out draw, epoch seconds. */
  readonly drawn: number;
}

const GROUP = 4;
const LETTERS = 'ABCDEFGH';

/** Draws one team of each pot into every group. */
function drawnGroups(realm: Realm, season: number, teams: readonly number[]): readonly (readonly number[])[] {
  const count = teams.length / GROUP;
  const pots = Array.from({ length: GROUP }, (_, pot) =>
    shuffled(
      realm.seed,
      season * GROUP + pot,
      PURPOSE.groupDraw,
      teams.slice(pot * count, (pot + 1) * count),
      (team) => team,
    ),
  );
  return Array.from({ length: count }, (_, group) => pots.flatMap((pot) => pot[group] ?? []));
}

function tablesOf(
  realm: Realm,
  competition: Competition,
  season: number,
  groups: readonly (readonly number[])[],
  format: GroupFormat,
): SeasonTables {
  const plans = groups.map(
    (teams, group): TablePlan => ({
      group: { id: groupId(season, group), name: groupName(group) },
      teams: teams.flatMap((team) => realm.team(team) ?? []),
      first: 0,
      last: roundsFor(GROUP, format.legs) - 1,
      splitRound: 0,
      carry: 'all',
      meetings: format.legs,
      visibleFrom: format.visibleFrom,
      prospects: {
        zone: (place) => (place <= 2 ? format.leadsTo : null),
        status: (place) => (place <= 2 ? 'Promotion' : 'Same'),
      },
    }),
  );
  return { plans, overall: null, rule: ruleOf(realm, competition), decisions: [], playOffs: [] };
}

function groupName(group: number): string {
  return `Group ${LETTERS[group] ?? group + 1}`;
}

/** Plays groups of four; their tables decide who qualifies. */
export function playGroups(
  realm: Realm,
  competition: Competition,
  year: number,
  format: GroupFormat,
): GroupStage {
  const season = seasonId(year, competition.id);
  const groups = drawnGroups(realm, season, format.teams);
  const tables = tablesOf(realm, competition, season, groups, format);
  const perRound = matchesPerRound(GROUP);
  const played: Counted[] = [];
  let over = 0;
  const rounds = Array.from({ length: roundsFor(GROUP, format.legs) }, (_, round): NamedRound => {
    const meetings = groups.flatMap((teams, group) =>
      Array.from({ length: perRound }, (_unused, match): Meeting => {
        const [first, second] = pairing(GROUP, format.legs, round, match) ?? [0, 0];
        const [home = 0, away = 0] = [teams[first], teams[second]];
        const slot = group * perRound + match;
        const meeting: Meeting = {
          id: matchId({ season: year, competition: competition.id, round, slot, attempt: 0 }),
          home,
          away,
          kickOff: format.kickOff(round, home, slot),
          ratings: [realm.rating(home, year), realm.rating(away, year)],
          kind: 'group',
          neutral: format.neutral,
          ...ALONE,
          visibleFrom: format.visibleFrom,
          group,
        };
        const frame = frameOf(realm, competition, meeting);
        over = Math.max(over, timetable(frame).end);
        const final = finalScore(frame);
        if (final !== null) played.push({ home, away, round, score: final });
        return meeting;
      }),
    );
    return { round, name: String(round + 1), meetings };
  });
  const lot = lotsOf(realm.seed, season);
  const orders = tables.plans.map((plan) =>
    tableOf(
      plan,
      played.filter(({ home }) => plan.teams.some(({ id }) => id === home)),
      {
        rule: tables.rule,
        deducted: new Map(),
        isOver: true,
        lot,
        playOffs: [],
      },
    ).rows.map((row) => row.team),
  );
  return {
    stage: {
      name: 'Group stage',
      first: 0,
      last: rounds.length - 1,
      kind: 'tables',
      groups: groups.map((_, group) => groupName(group)),
    },
    rounds,
    tables,
    winners: orders.map((order) => order[0] ?? 0),
    seconds: orders.map((order) => order[1] ?? 0),
    drawn: over + BEFORE_DRAW,
  };
}

/** Returns the ties after the groups: each winner against the second of another group, who is at home first. */
export function afterGroups(
  realm: Realm,
  season: number,
  { winners, seconds }: Pick<GroupStage, 'winners' | 'seconds'>,
): readonly (readonly [number, number])[] {
  const step = 1 + pick(realm.seed, season, PURPOSE.groupDraw, 0, winners.length - 1);
  const pairs = winners.map((winner, group) => {
    const second = seconds[(group + step) % seconds.length] ?? 0;
    return [second, winner] as const;
  });
  return shuffled(realm.seed, season, PURPOSE.cupDraw, pairs, ([second]) => second);
}
