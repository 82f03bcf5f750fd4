import { expect, test } from 'vitest';
import { disruptionOf } from '#service/engine/disruption.ts';
import { resultOf } from '#service/engine/result.ts';
import { timetableOf } from '#service/engine/timetable.ts';
import { sharedWorld } from '#service/testing/start-app.ts';
import { DAY, utcDayAt, weekday } from '#service/world/calendar/days.ts';
import { ALL_COUNTRIES } from '#service/world/catalogue/all-countries.ts';
import { CONTINENTAL_CUPS, NATIONAL_REGIONS } from '#service/world/catalogue/international.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { seasonIdOf } from '#service/world/seasons/season.ts';

const world = sharedWorld();

const isPostponed = ({ frame }: Fixture) => disruptionOf(frame).kind === 'postponed';

function winnerOf(fixture: Fixture): number | null {
  const { winner } = resultOf(fixture.frame);
  return winner === null ? null : fixture[winner].id;
}

const isForThirdPlace = ({ round }: Fixture) => round.name === 'Third-place play-off';

/** Returns the matches that decide ties, by round; group matches, postponed ones and that for third place decide none. */
function rounds(id: number): readonly (readonly Fixture[])[] {
  const byRound = new Map<number, Fixture[]>();
  for (const fixture of world.fixturesOfSeason(id)) {
    if (fixture.leg === '1/2' || fixture.frame.kind === 'group') continue;
    if (isPostponed(fixture) || isForThirdPlace(fixture)) continue;
    byRound.set(fixture.round.id, [...(byRound.get(fixture.round.id) ?? []), fixture]);
  }
  return [...byRound.entries()].sort(([a], [b]) => a - b).map(([, fixtures]) => fixtures);
}

/** Expects one winner a tie, only winners in the next round, and one winner of the cup. */
function checkBracket(id: number): void {
  const all = rounds(id);
  const loserIds = new Set<number>();
  all.forEach((fixtures, round) => {
    for (const fixture of fixtures) {
      const winner = winnerOf(fixture);
      expect(winner, `${fixture.competition.name}, ${fixture.round.name}`).not.toBeNull();
      for (const team of [fixture.home.id, fixture.away.id]) {
        expect(loserIds.has(team), 'a loser plays on').toBe(false);
        if (team !== winner) loserIds.add(team);
      }
    }
    const next = all[round + 1];
    if (next === undefined) expect(fixtures).toHaveLength(1);
  });
  const first = all[0] ?? [];
  const teams = first.length === 2 ** (all.length - 1) ? first.length * 2 : world.season(id)?.teams.length;
  expect(loserIds.size).toBe((teams ?? 0) - 1);
}

/** Expects the first two of every group in the first knock-out round, never two of one group in a tie. */
function checkGroups(id: number): void {
  const season = world.season(id);
  const end = ((season?.end ?? 0) + 2) * 86_400;
  const tables = world.tables(id, end, false);
  expect(tables.flatMap(({ rows }) => rows.map((row) => row.team)).sort()).toEqual(
    [...(season?.teams ?? [])].sort(),
  );
  const through = tables.map(({ rows }) => rows.slice(0, 2).map((row) => row.team));
  const [first = []] = rounds(id);
  const playingIds = first.flatMap(({ home, away }) => [home.id, away.id]);
  expect(playingIds.sort()).toEqual(through.flat().sort());
  for (const { home, away } of first) {
    expect(through.some((group) => group.includes(home.id) && group.includes(away.id))).toBe(false);
  }
  for (const { rows } of tables) {
    expect(rows.map(({ status }) => status)).toEqual(['Promotion', 'Promotion', 'Same', 'Same']);
    const meetings = season?.competition === 911 ? 6 : rows[0]?.overall.played;
    expect(rows.map(({ overall }) => overall.played)).toEqual(Array(4).fill(meetings));
  }
}

/** Expects the losers of the semi-finals to play for third place after those, on the day before the final. */
function checkThirdPlace(id: number): void {
  const [match, ...others] = world.fixturesOfSeason(id).filter(isForThirdPlace);
  const [semiFinals = [], [final] = []] = rounds(id).slice(-2);
  const losers = semiFinals.map(({ frame, home, away }) => (resultOf(frame).winner === 'home' ? away : home));
  expect(others).toEqual([]);
  expect([match?.home, match?.away].map((team) => team?.id)).toEqual(losers.map((team) => team.id));
  const kickOff = match?.frame.kickOff ?? 0;
  expect(utcDayAt(kickOff)).toBe(utcDayAt(final?.frame.kickOff ?? 0) - 1);
  for (const { frame } of semiFinals) expect(kickOff - frame.kickOff).toBeGreaterThanOrEqual(2 * DAY);
}

test('has one winner of every tie and of every domestic cup', () => {
  for (const country of ALL_COUNTRIES) {
    if (country.cup !== null) checkBracket(seasonIdOf(2025, country.id * 10 + 4));
  }
});

test.each(CONTINENTAL_CUPS)('has one winner of every tie and of the $name', ({ id, clubs }) => {
  for (const year of [2015, 2025]) {
    expect(world.season(seasonIdOf(year, id))?.teams).toHaveLength(clubs);
    checkBracket(seasonIdOf(year, id));
    if (clubs > 4) checkGroups(seasonIdOf(year, id));
  }
});

test.each(NATIONAL_REGIONS)('plays the $cupName every four years, with one winner', ({ cup, side }) => {
  const cupYear = { national: 2024, 'national-women': 2025, 'national-youth': 2023 }[side];
  const season = seasonIdOf(cupYear, cup);
  checkBracket(season);
  checkGroups(season);
  checkThirdPlace(season);
  for (const year of [cupYear + 1, cupYear + 2, cupYear + 3])
    expect(world.season(seasonIdOf(year, cup))).toBeNull();
});

test('announces a tie only after the round before it is over', () => {
  for (const id of [14, 24, 404, 911, 914, 931, 901]) {
    const season = seasonIdOf({ 911: 2025, 931: 2024 }[id] ?? 2026, id);
    const groups = world.fixturesOfSeason(season).filter(({ frame }) => frame.kind === 'group');
    const all = [...(groups.length > 0 ? [groups] : []), ...rounds(season)];
    all.slice(1).forEach((fixtures, i) => {
      const lastWhistle = Math.max(...(all[i] ?? []).map(({ frame }) => timetableOf(frame).end));
      for (const fixture of fixtures) {
        expect(fixture.visibleFrom).toBeGreaterThan(lastWhistle);
        expect(fixture.frame.kickOff).toBeGreaterThan(fixture.visibleFrom);
      }
    });
  }
});

test('carries the first leg’s score into the second leg with the sides swapped', () => {
  const second = world.fixturesOfSeason(seasonIdOf(2025, 912)).filter((fixture) => fixture.leg === '2/2');
  expect(second).toHaveLength(8 + 4 + 2);
  for (const fixture of second) {
    const first = world.fixture(fixture.aggregateId ?? 0);
    const goals = first === null ? null : resultOf(first.frame).final;
    expect(first?.home.id).toBe(fixture.away.id);
    expect(fixture.frame.carried).toEqual([goals?.[1], goals?.[0]]);
  }
});

test('enters no club in two cups of a continent in one season', () => {
  const teams = [911, 912, 913].flatMap((id) => world.season(seasonIdOf(2025, id))?.teams ?? []);
  expect(new Set(teams).size).toBe(96);
});

test('enters last season’s champion in the continent’s first cup', () => {
  const last = world.season(seasonIdOf(2024, 10));
  const [table] = world.tables(last?.id ?? 0, ((last?.end ?? 0) + 2) * 86_400, false);
  expect(table?.rows[0]).toMatchObject({ zone: 'Champions Cup of Europe', status: 'Promotion' });
  expect(world.season(seasonIdOf(2025, 911))?.teams).toContain(table?.rows[0]?.team);
});

test('decides cups on Saturdays at national stadiums, and never a day from a continental final of a side', () => {
  const finalOf = (id: number) => world.fixturesOfSeason(seasonIdOf(2025, id)).at(-1);
  const finals = ALL_COUNTRIES.filter(({ cup }) => cup !== null).flatMap(
    ({ id }) => finalOf(id * 10 + 4) ?? [],
  );
  for (const final of finals) {
    expect(final.venueId).toBe(final.home.countryId * 1000 + 999);
    for (const team of [final.home.id, final.away.id]) {
      const others = world.fixturesOfTeam(
        team,
        final.frame.kickOff - 2 * DAY + 1,
        final.frame.kickOff + 2 * DAY,
      );
      expect(
        others.map(({ id }) => id),
        final.competition.name,
      ).toEqual([final.id]);
    }
  }
  const saturdays = finals.filter(({ frame }) => [0, 6].includes(weekday(utcDayAt(frame.kickOff))));
  expect(saturdays.length).toBeGreaterThan(finals.length * 0.85);
});

test('plays a postponed tie before the next round is drawn', () => {
  const CUPS = world.competitions.filter(({ kind }) => kind === 'cup');
  let count = 0;
  for (const { id, name } of CUPS) {
    const fixtures = world.fixturesOfSeason(seasonIdOf(2025, id));
    for (const first of fixtures.filter(isPostponed)) {
      const second = world.fixture(first.relatedId ?? 0);
      if (second === null) throw new Error(`${name}: no second date of ${first.id}`);
      const next = fixtures.filter(({ week }) => week === first.week + 1);
      expect(second.relatedId).toBe(first.id);
      expect(second.visibleFrom).toBeGreaterThan(first.visibleFrom);
      expect(second.frame.kickOff).toBeGreaterThan(second.visibleFrom);
      expect(timetableOf(second.frame).end, name).toBeLessThan(
        Math.min(...next.map((tie) => tie.visibleFrom)),
      );
      const winner = winnerOf(second);
      expect(next.some(({ home, away }) => home.id === winner || away.id === winner)).toBe(true);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(10);
});
