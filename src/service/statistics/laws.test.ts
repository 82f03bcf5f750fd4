import { describe, expect, test } from 'vitest';
import { disruptionOf } from '#service/engine/disruption.ts';
import type { VisibleEvent } from '#service/engine/match-state.ts';
import { stateAt } from '#service/engine/state.ts';
import { sharedWorld } from '#service/testing/start-app.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { appearancesOf } from './appearances.ts';
import { closedAt } from './closed-at.ts';
import { createSeasonBooks, type SeasonTotals } from './season-book.ts';

const world = sharedWorld();
const books = createSeasonBooks(world);

const seasonOf = (competition: number, year: number) => (year - 2000) * 1024 + competition;

const UNCOVERED = world.competitions.find(({ kind, popularity }) => kind === 'league' && popularity < 8);

/** Leagues, a cup, a continental cup, women's and lower tiers, and a league without event coverage. */
const SEASONS = [
  seasonOf(10, 2025),
  seasonOf(40, 2025),
  seasonOf(15, 2025),
  seasonOf(24, 2025),
  seasonOf(911, 2025),
  seasonOf(921, 2025),
  seasonOf(400, 2025),
  seasonOf(UNCOVERED?.id ?? 0, 2025),
];

const AFTER = Date.UTC(2027, 6, 1) / 1000;
const SATURDAY = Date.UTC(2026, 10, 21, 15, 30) / 1000;

/** Status codes in play or over, but not abandoned or scheduled. */
const COUNTS = new Set([1, 3, 7, 8, 11, 12, 13, 14, 31, 32]);

/**
 * Returns the events of a match as the service returns them; those of an abandoned match only once its score stands.
 */
function eventsOf({ frame, coverage }: Fixture, now: number): readonly VisibleEvent[] {
  if (!coverage.events) return [];
  const { status, ht, events } = stateAt(frame, now);
  return COUNTS.has(status) || (status === 9 && (ht !== null || events.length > 0)) ? events : [];
}

function startedFixtures(season: number, now: number): readonly Fixture[] {
  return world.fixturesOfSeason(season).filter(({ frame }) => frame.kickOff <= now);
}

function add(counts: Map<number, number>, key: number | undefined): void {
  if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Counts events of a season's matches by player. */
function countedBy(
  season: number,
  now: number,
  of: (event: VisibleEvent) => number | null,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const fixture of startedFixtures(season, now)) {
    const [home, away] = world.lineups(fixture);
    for (const event of eventsOf(fixture, now)) {
      const slot = of(event);
      const { players } = event.side === 'home' ? home : away;
      if (slot !== null) add(counts, players[slot - 1]?.player.id);
    }
  }
  return counts;
}

function playerCounts(totals: SeasonTotals, of: 'goals' | 'assists' | 'cards'): Map<number, number> {
  const count = {
    goals: (player: { homeGoals: number; awayGoals: number }) => player.homeGoals + player.awayGoals,
    assists: (player: { assists: number }) => player.assists,
    cards: (player: { yellowcards: number; yellowredcards: number; redcards: number }) =>
      player.yellowcards + player.yellowredcards + player.redcards,
  };
  const counts = [...totals.players.values()].map((player) => [player.playerId, count[of](player)] as const);
  return new Map(counts.filter(([, number]) => number > 0));
}

const byId = (counts: Map<number, number>) => [...counts].sort(([a], [b]) => a - b);

describe.each(SEASONS)('season %i', (season) => {
  const [first] = world.fixturesOfSeason(season);
  const end = world.season(season)?.end ?? 0;
  const start = first?.frame.kickOff ?? 0;
  const middle = start + (end * 86_400 - start) / 2;
  // A match in play in mid-season, and the time after the season.
  const busy =
    world.fixturesOfSeason(season).find(({ frame }) => frame.kickOff > middle)?.frame.kickOff ?? middle;
  const instants = [busy + 2000, busy + 6500, AFTER];

  test("players' goals, assists and cards equal those of the events at any instant", () => {
    for (const now of instants) {
      const totals = books(season, now);
      const goals = countedBy(season, now, ({ type, ownGoal, slot }) =>
        type === 'goal' && !ownGoal ? slot : null,
      );
      const assists = countedBy(season, now, ({ type, relatedSlot }) =>
        type === 'goal' ? relatedSlot : null,
      );
      const cards = countedBy(season, now, ({ type, slot }) => (/card$/.test(type) ? slot : null));
      expect(byId(playerCounts(totals, 'goals'))).toEqual(byId(goals));
      expect(byId(playerCounts(totals, 'assists'))).toEqual(byId(assists));
      expect(byId(playerCounts(totals, 'cards'))).toEqual(byId(cards));
    }
  });

  test("players' matches are those in which they were on the pitch", () => {
    const now = AFTER;
    const counts = new Map<number, number>();
    for (const fixture of startedFixtures(season, now)) {
      const events = eventsOf(fixture, now);
      if (events.length === 0) continue;
      world.lineups(fixture).forEach(({ players }, index) => {
        const side = index === 0 ? 'home' : 'away';
        const on = events.filter((event) => event.type === 'substitution' && event.side === side);
        for (const { slot, player } of players) {
          if (slot <= 11 || on.some((event) => event.slot === slot)) add(counts, player.id);
        }
      });
    }
    const matches = [...books(season, now).players.values()].map(
      (each) => [each.playerId, each.matches] as const,
    );
    expect(byId(new Map(matches))).toEqual(byId(counts));
  });

  test('minutes of both sides sum to 22 full matches, less the time after sendings-off', () => {
    let checked = 0;
    for (const fixture of startedFixtures(season, AFTER)) {
      const events = eventsOf(fixture, AFTER);
      const lineUps = world.lineups(fixture);
      // A side with a short bench makes substitutions without a player.
      if (events.length === 0 || lineUps.some(({ players }) => players.length < 18)) continue;
      const lasts = stateAt(fixture.frame, AFTER).minute ?? 0;
      const off = events.filter(({ type }) => /redcard$/.test(type)).map(({ minute }) => lasts - minute);
      const changes = events.filter(({ type }) => type === 'substitution').length;
      const played = appearancesOf(fixture.frame, lineUps, events, AFTER).map(({ counts }) => counts.minutes);
      const expectedMinutes = 22 * lasts - off.reduce((sum, minutes) => sum + minutes, 0);
      const sum = played.reduce((all, minutes) => all + minutes, 0);
      // A substitute in stoppage time has played one minute; the current minute is not over.
      expect(Math.abs(sum - expectedMinutes), `match ${fixture.id}`).toBeLessThanOrEqual(
        changes + off.length,
      );
      checked += 1;
    }
    expect(checked > 0).toBe(world.fixturesOfSeason(season).some(({ coverage }) => coverage.events));
  });

  test("teams' goals equal those of the finished matches", () => {
    for (const now of instants) {
      const { teams } = books(season, now);
      const scored = new Map<number, number>();
      const played = new Map<number, number>();
      for (const { frame, home, away } of startedFixtures(season, now)) {
        const { status, score } = stateAt(frame, now);
        if (![3, 9, 31, 32].includes(status) || score === null) continue;
        scored.set(home.id, (scored.get(home.id) ?? 0) + score[0]);
        scored.set(away.id, (scored.get(away.id) ?? 0) + score[1]);
        add(played, home.id);
        add(played, away.id);
      }
      const own = [...teams].map(([id, { home, away }]) => [id, home.scored + away.scored] as const);
      expect(byId(new Map(own))).toEqual(byId(scored));
      const matches = [...teams].map(([id, { home, away }]) => [id, home.matches + away.matches] as const);
      expect(byId(new Map(matches))).toEqual(byId(played));
      const sum = (of: 'scored' | 'conceded') =>
        [...teams.values()].reduce((all, { home, away }) => all + home[of] + away[of], 0);
      expect(sum('scored')).toBe(sum('conceded'));
    }
  });

  test('every played goal is counted in one range of minutes, for the side that it counted for', () => {
    const { teams } = books(season, AFTER);
    const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
    for (const [id, totals] of teams) {
      for (const side of ['home', 'away'] as const) {
        const goals = [0, 0];
        for (const fixture of startedFixtures(season, AFTER)) {
          const { score } = stateAt(fixture.frame, AFTER);
          const end = disruptionOf(fixture.frame);
          // An award is not played; goals before it do not count.
          const isPlayed = end.kind !== 'awarded' && (end.kind !== 'abandoned' || end.outcome === 'stands');
          if (fixture[side].id !== id || score === null || !isPlayed || !fixture.coverage.events) continue;
          const [home, away] = score;
          goals[0] = (goals[0] ?? 0) + (side === 'home' ? home : away);
          goals[1] = (goals[1] ?? 0) + (side === 'home' ? away : home);
        }
        const { scoredIn, concededIn } = totals[side];
        expect([id, side, sum(scoredIn), sum(concededIn)]).toEqual([id, side, ...goals]);
      }
    }
  });

  test("teams' cards, substitutions, assists and penalties equal those of the events", () => {
    const { teams } = books(season, AFTER);
    const kinds = {
      yellowcards: (event: VisibleEvent) => event.type === 'yellowcard',
      yellowredcards: (event: VisibleEvent) => event.type === 'yellowredcard',
      redcards: (event: VisibleEvent) => event.type === 'redcard',
      cameOn: (event: VisibleEvent) => event.type === 'substitution',
      assists: (event: VisibleEvent) => event.type === 'goal' && event.relatedSlot !== null,
      penalties: (event: VisibleEvent) => event.type === 'goal' && event.penalty,
    };
    for (const [name, isOne] of Object.entries(kinds) as [keyof typeof kinds, (typeof kinds)['assists']][]) {
      const counts = new Map<number, number>();
      for (const fixture of startedFixtures(season, AFTER))
        for (const event of eventsOf(fixture, AFTER)) if (isOne(event)) add(counts, fixture[event.side].id);
      const own = [...teams].map(([id, { home, away }]) => [id, home[name] + away[name]] as const);
      expect([name, byId(new Map(own.filter(([, count]) => count > 0)))]).toEqual([name, byId(counts)]);
    }
  });

  test('totals do not depend on earlier requests', () => {
    const reusedBooks = createSeasonBooks(world);
    for (const now of [...instants, ...instants.toReversed()]) {
      const fresh = createSeasonBooks(world)(season, now);
      expect(reusedBooks(season, now)).toEqual(fresh);
    }
  });
});

test('nothing about a match changes after it is closed', () => {
  let checked = 0;
  for (const fixture of world.fixturesOn(Math.floor(SATURDAY / 86_400)).slice(0, 300)) {
    const closed = closedAt(fixture.frame);
    expect(stateAt(fixture.frame, closed)).toEqual(stateAt(fixture.frame, closed + 30 * 86_400));
    checked += 1;
  }
  expect(checked).toBe(300);
});
