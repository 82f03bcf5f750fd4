import type { ConferenceFormat, LeagueFormat, SplitFormat } from '#service/world/catalogue/formats.ts';
import { shuffle } from '#service/world/draw.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import { seasonIdOf } from '#service/world/seasons/season.ts';
import { ruleOf } from '#service/world/tables/table-rule.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { deductionsOf } from './deductions.ts';
import { finalTable } from './final-table.ts';
import { circle, type LeaguePart } from './league-part.ts';
import type { LeagueSeason } from './league-season-type.ts';
import { playOffsOf } from './play-offs.ts';

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, place) => place);
}

/** Returns the one part and table of a league in which all teams meet. */
function oneTable(teams: number, legs: number): Pick<LeagueSeason, 'parts' | 'tables'> {
  const places = numbers(teams);
  return {
    parts: [circle(places, legs, { group: 0, afterSplit: false, round: 0, slot: 0 })],
    tables: [{ group: 0, places }],
  };
}

/**
 * Splits the teams into halves by id, so that a club stays in its half. The other half is met once, in the
 * middle of the season.
 */
function conferences(teams: readonly number[], legs: number): Pick<LeagueSeason, 'parts' | 'tables'> {
  const places = [...numbers(teams.length)].sort((a, b) => (teams[a] ?? 0) - (teams[b] ?? 0));
  const halves = [0, 1].map((half) => places.filter((_, i) => i % 2 === half).sort((a, b) => a - b));
  const [first = [], second = []] = halves;
  const own = halves.flatMap((half, group): LeaguePart[] => {
    const all = circle(half, legs, { group, afterSplit: false, round: 0, slot: group * first.length });
    const cycle = all.rounds / legs;
    const before = cycle * Math.ceil(legs / 2);
    return [
      { ...all, rounds: before },
      { ...all, round: before + first.length, rounds: all.rounds - before, roundsBefore: before },
    ];
  });
  const between = own[0]?.rounds ?? 0;
  const across: LeaguePart = {
    group: 0,
    afterSplit: false,
    round: between,
    rounds: first.length,
    slot: 0,
    slots: first.length,
    places: first,
    isWhole: false,
    against: second,
    legs: 1,
    roundsBefore: 0,
  };
  return {
    parts: [...own, across],
    tables: halves.map((half, group) => ({ group, places: half })),
  };
}

/** Returns the groups after a split by the table before it. */
function groupsAfterSplit(
  { groups }: SplitFormat,
  order: readonly number[],
  round: number,
): Pick<LeagueSeason, 'parts' | 'tables'> {
  const parts: LeaguePart[] = [];
  let from = 0;
  let slot = 0;
  groups.forEach(({ teams, legs }, index) => {
    const part = circle(order.slice(from, from + teams), legs, {
      group: index + 1,
      afterSplit: true,
      round,
      slot,
    });
    parts.push(part);
    from += teams;
    slot += part.slots;
  });
  return { parts, tables: parts.map(({ group, places }) => ({ group, places })) };
}

function roundsOf(parts: readonly LeaguePart[]): number {
  return Math.max(...parts.map((part) => part.round + part.rounds));
}

function withSplit(worldIndex: WorldIndex, league: LeagueSeason, format: SplitFormat): LeagueSeason {
  const place = new Map(league.teams.map((team, at) => [team, at]));
  const order = finalTable(worldIndex, league).map((line) => place.get(line.team) ?? 0);
  const { parts, tables } = groupsAfterSplit(format, order, league.rounds);
  const all = [...league.parts, ...parts];
  return {
    ...league,
    parts: all,
    tables,
    rounds: roundsOf(all),
    slots: Math.max(...all.map((part) => part.slot + part.slots)),
    carry: format.carry,
  };
}

export function leagueSeason(
  worldIndex: WorldIndex,
  competition: Competition,
  year: number,
  members: readonly number[],
  legs: number,
  format: LeagueFormat | null = null,
): LeagueSeason {
  const id = seasonIdOf(year, competition.id);
  const teams = shuffle(worldIndex.seed, id, STREAM.leagueOrder, members, (team) => team);
  const { parts, tables } = isConferences(format) ? conferences(teams, legs) : oneTable(teams.length, legs);
  const rounds = roundsOf(parts);
  const league: LeagueSeason = {
    competition,
    year,
    legs,
    format,
    rounds,
    regular: rounds,
    slots: Math.max(...parts.map((part) => part.slot + part.slots)),
    teams,
    ratings: teams.map((team) => worldIndex.rating(team, year)),
    parts,
    tables,
    carry: 'all',
    rule: ruleOf(worldIndex, competition),
    deductions: deductionsOf(worldIndex.seed, competition, year, members, rounds),
    playOffs: [],
  };
  if (format?.kind === 'split') return withSplit(worldIndex, league, format);
  if (format !== null || !league.rule.includes('play-off')) return league;
  return { ...league, playOffs: playOffsOf(worldIndex, league, finalTable(worldIndex, league)) };
}

function isConferences(format: LeagueFormat | null): format is ConferenceFormat {
  return format?.kind === 'conferences';
}
