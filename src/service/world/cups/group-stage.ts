import { matchId } from '#service/engine/match-id.ts';
import { finalScore } from '#service/engine/result.ts';
import { timetableOf } from '#service/engine/timetable.ts';
import { drawBelow, shuffle } from '#service/world/draw.ts';
import { meetingFrame } from '#service/world/fixtures/meeting-frame.ts';
import { matchesPerRound, pairing, roundsFor } from '#service/world/leagues/pairing.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import type { NamedRound } from '#service/world/seasons/listed-schedule.ts';
import { seasonIdOf } from '#service/world/seasons/season.ts';
import { type ScheduledMeeting, SINGLE_MATCH } from '#service/world/seasons/season-schedule.ts';
import { groupId, type StageEntry } from '#service/world/seasons/stages.ts';
import type { CountedMatch } from '#service/world/tables/counted-match.ts';
import { lotsOf } from '#service/world/tables/lots.ts';
import type { SeasonTables, TablePlan } from '#service/world/tables/season-tables.ts';
import { ruleOf } from '#service/world/tables/table-rule.ts';
import { type TableSnapshotRow, tableSnapshot } from '#service/world/tables/table-snapshot.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { drawGroups, GROUP_SIZE, type GroupRule } from './group-draw.ts';
import { BEFORE_DRAW_SECONDS } from './knock-out.ts';

export interface GroupFormat {
  /** Teams, best first, in pots of one team a group; the last pot may be smaller. */
  readonly teams: readonly number[];
  /** Meetings of each pair of a group. */
  readonly legs: 1 | 2;
  readonly neutral: boolean;
  /** Instant of the group draw, epoch seconds. */
  readonly visibleFrom: number;
  /** Names of what the places lead to, from the first on. */
  readonly leadsTo: readonly string[];
  /** Returns whether a team may be drawn into a group with others; all may without it. */
  readonly fits?: GroupRule;
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
  /** Final tables by group. */
  readonly finalTables: readonly (readonly TableSnapshotRow[])[];
  /** Instant of the knock-out draw, epoch seconds. */
  readonly drawnAt: number;
}

const LETTERS = 'ABCDEFGHI';

function tablesOf(
  worldIndex: WorldIndex,
  competition: Competition,
  season: number,
  groups: readonly (readonly number[])[],
  format: GroupFormat,
): SeasonTables {
  const plans = groups.map(
    (teams, group): TablePlan => ({
      group: { id: groupId(season, group), name: groupName(group) },
      teams: teams.flatMap((team) => worldIndex.team(team) ?? []),
      first: 0,
      last: roundsFor(teams.length, format.legs) - 1,
      splitRound: 0,
      carry: 'all',
      meetings: format.legs,
      visibleFrom: format.visibleFrom,
      prospects: {
        zone: (place) => format.leadsTo[place - 1] ?? null,
        status: (place) => (place <= format.leadsTo.length ? 'Promotion' : 'Same'),
      },
    }),
  );
  return { plans, overall: null, rule: ruleOf(worldIndex, competition), decisions: [], playOffs: [] };
}

function groupName(group: number): string {
  return `Group ${LETTERS[group] ?? group + 1}`;
}

/** Plays groups of four, or of three; their tables decide who qualifies. */
export function playGroups(
  worldIndex: WorldIndex,
  competition: Competition,
  year: number,
  format: GroupFormat,
): GroupStage {
  const season = seasonIdOf(year, competition.id);
  const groups = drawGroups(worldIndex, season, format.teams, format.fits);
  const tables = tablesOf(worldIndex, competition, season, groups, format);
  const perRound = matchesPerRound(GROUP_SIZE);
  const countedMatches: CountedMatch[] = [];
  let lastWhistle = 0;
  const rounds = Array.from({ length: roundsFor(GROUP_SIZE, format.legs) }, (_, round): NamedRound => {
    const meetings = groups.flatMap((teams, group) =>
      Array.from({ length: matchesPerRound(teams.length) }, (_unused, match): ScheduledMeeting => {
        const [first, second] = pairing(teams.length, format.legs, round, match) ?? [0, 0];
        const [home = 0, away = 0] = [teams[first], teams[second]];
        const slot = group * perRound + match;
        const meeting: ScheduledMeeting = {
          id: matchId({ season: year, competition: competition.id, round, slot, attempt: 0 }),
          home,
          away,
          kickOff: format.kickOff(round, home, slot),
          ratings: [worldIndex.rating(home, year), worldIndex.rating(away, year)],
          kind: 'group',
          neutral: format.neutral,
          ...SINGLE_MATCH,
          visibleFrom: format.visibleFrom,
          group,
        };
        const frame = meetingFrame(worldIndex, competition, meeting);
        lastWhistle = Math.max(lastWhistle, timetableOf(frame).end);
        const final = finalScore(frame);
        if (final !== null) countedMatches.push({ home, away, round, score: final });
        return meeting;
      }),
    );
    return { round, name: String(round + 1), meetings };
  });
  const lot = lotsOf(worldIndex.seed, season);
  const finalTables = tables.plans.map(
    (plan) =>
      tableSnapshot(
        plan,
        countedMatches.filter(({ home }) => plan.teams.some(({ id }) => id === home)),
        {
          rule: tables.rule,
          deductedPoints: new Map(),
          isOver: true,
          lot,
          playOffs: [],
        },
      ).rows,
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
    winners: finalTables.map(([first]) => first?.team ?? 0),
    seconds: finalTables.map(([, second]) => second?.team ?? 0),
    finalTables,
    drawnAt: lastWhistle + BEFORE_DRAW_SECONDS,
  };
}

/** Returns the ties after the groups: each winner against the second of another group, who is at home first. */
export function pairAfterGroups(
  worldIndex: WorldIndex,
  season: number,
  { winners, seconds }: Pick<GroupStage, 'winners' | 'seconds'>,
): readonly (readonly [number, number])[] {
  const step = 1 + drawBelow(worldIndex.seed, season, STREAM.groupDraw, 0, winners.length - 1);
  const pairs = winners.map((winner, group) => {
    const second = seconds[(group + step) % seconds.length] ?? 0;
    return [second, winner] as const;
  });
  return shuffle(worldIndex.seed, season, STREAM.cupDraw, pairs, ([runnerUp]) => runnerUp);
}
