import { expect, test } from 'vitest';
import { sharedWorld } from '#service/testing/start-app.ts';
import { DAY, dayOf } from '#service/world/calendar/days.ts';
import { firstWindow, windowAt, windowOpens, windowYear } from '#service/world/squads/squad-windows.ts';
import type { Team } from '#service/world/teams/team.ts';
import { stepInstant } from './trade-windows.ts';
import type { Transfer } from './transfers.ts';

const world = sharedWorld();
/** Before and after both windows of either calendar. */
const INSTANTS = ['2017-02-20', '2021-08-30', '2025-12-24', '2026-03-01', '2026-09-10'].map(
  (date) => Date.parse(date) / 1000,
);
const sample = world.teams.filter((team, i) => team.clubId !== null && i % 23 === 0);

function opening(team: Team, at: number): number {
  const country = world.country(team.countryId);
  if (country === null) throw new Error(team.name);
  return windowOpens(country, firstWindow(windowYear(windowAt(country, at))));
}

function ids(team: Team, at: number): Set<number> {
  return new Set(world.squad(team.id, at).map(({ id }) => id));
}

test('builds a squad from last season’s, arrivals and departures, apart from new and retired players', () => {
  for (const at of INSTANTS) {
    for (const team of sample) {
      const { arrivals, departures } = world.careers.transfers(team, at);
      const openedAt = opening(team, at);
      const expected = ids(team, openedAt - 1);
      const moves = [
        ...arrivals.map((move) => ({ ...move, arrivalTexts: true })),
        ...departures.map((move) => ({ ...move, arrivalTexts: false })),
      ].sort((a, b) => a.day - b.day);
      for (const { player, arrivalTexts } of moves) {
        if (arrivalTexts) expected.add(player.id);
        else expected.delete(player.id);
      }
      const now = ids(team, at);
      const newIds = [...now].filter((id) => !expected.has(id));
      const goneIds = [...expected].filter((id) => !now.has(id));
      for (const id of newIds) {
        const since = world.careers.since(id);
        expect(since).toBeGreaterThanOrEqual(openedAt);
        expect(since).toBeLessThanOrEqual(at);
      }
      expect(goneIds.map((id) => world.clubOf(id, at))).toEqual(goneIds.map(() => null));
    }
  }
});

test('matches every arrival with a departure on the same day for the same fee', () => {
  const at = dayOf(2026, 2, 20) * DAY;
  const describeTransfer = ({ player, from, to, kind, fee, day }: Transfer) =>
    [player.id, from.id, to.id, kind, fee, day].join(' ');
  for (const countryId of [3, 25, 40]) {
    const isAtHome = ({ from, to }: Transfer) => from.countryId === countryId && to.countryId === countryId;
    const all = world.teams
      .filter((team) => team.countryId === countryId && team.clubId !== null)
      .map((team) => world.careers.transfers(team, at));
    const arrivalTexts = all.flatMap(({ arrivals }) => arrivals.filter(isAtHome).map(describeTransfer));
    const departureTexts = all.flatMap(({ departures }) => departures.filter(isAtHome).map(describeTransfer));
    expect(arrivalTexts.length).toBeGreaterThan(100);
    expect(arrivalTexts.toSorted()).toEqual(departureTexts.toSorted());
  }
});

test('lists a move between countries at both clubs and on the player’s page', () => {
  const at = dayOf(2026, 2, 20) * DAY;
  const moves = world.teams
    .filter((team) => [1, 2, 40].includes(team.countryId) && team.kind === 'club')
    .flatMap((team) => {
      const { arrivals, departures } = world.careers.transfers(team, at);
      return [...arrivals, ...departures].filter(({ from, to }) => from.countryId !== to.countryId);
    });
  expect(moves.length).toBeGreaterThan(200);
  for (const move of moves) {
    const { player, from, to, day } = move;
    const evening = (day + 1) * DAY - 1;
    const morning = day * DAY;
    expect(world.careers.transfers(from, evening).departures).toContainEqual(move);
    expect(world.careers.transfers(to, evening).arrivals).toContainEqual(move);
    expect([world.clubOf(player.id, morning), world.clubOf(player.id, evening)]).toEqual([from.id, to.id]);
    const stints = world.careers.stints(player.id, evening);
    expect(stints.slice(-2).map(({ teamId }) => teamId)).toEqual([from.id, to.id]);
  }
});

test('moves women between the women’s teams of different countries', () => {
  const at = dayOf(2026, 2, 20) * DAY;
  const moves = world.teams
    .filter(({ kind, countryId }) => kind === 'women' && countryId <= 5)
    .flatMap((team) => world.careers.transfers(team, at).arrivals)
    .filter(({ from, to }) => from.countryId !== to.countryId);
  expect(moves.length).toBeGreaterThan(100);
  expect(new Set(moves.map(({ player, from }) => `${player.isWoman} ${from.kind}`))).toEqual(
    new Set(['true women']),
  );
  for (const { player, from, to, day } of moves) {
    expect(world.clubOf(player.id, day * DAY)).toBe(from.id);
    expect(world.clubOf(player.id, (day + 1) * DAY - 1)).toBe(to.id);
  }
});

test('never changes the transfers of a season afterwards', () => {
  const [team] = sample;
  if (team === undefined) return expect.fail();
  const summer = world.careers.transfers(team, dayOf(2025, 12, 1) * DAY);
  const winter = world.careers.transfers(team, dayOf(2026, 3, 1) * DAY);
  expect(winter.arrivals.slice(0, summer.arrivals.length)).toEqual(summer.arrivals);
  for (const { day } of winter.arrivals.slice(summer.arrivals.length)) {
    expect(day).toBeGreaterThanOrEqual(dayOf(2026, 1, 1));
  }
});

test('returns, moves or retires players on loan at the end of the season', () => {
  const at = dayOf(2025, 10, 1) * DAY;
  const loans = sample
    .flatMap((team) => world.careers.transfers(team, at).arrivals)
    .filter(({ kind }) => kind === 'loan');
  expect(loans.length).toBeGreaterThan(60);
  const later = loans.map(({ player }) => world.clubOf(player.id, at + 365 * DAY));
  const returnedLoans = loans.filter(({ from }, i) => later[i] === from.id);
  const stayedLoans = loans.filter(({ to }, i) => later[i] === to.id);
  // Others are lent again, sold, or too old for a youth or reserve team.
  expect(returnedLoans.length / loans.length).toBeGreaterThan(0.3);
  expect(stayedLoans.length / loans.length).toBeLessThan(0.1);
});

test('lends players of the big leagues abroad, mostly to other leagues, until the next summer', () => {
  const at = dayOf(2025, 10, 1) * DAY;
  const summer = stepInstant(firstWindow(2026), 0);
  const loans = world.teams
    .filter(({ kind, countryId }) => kind === 'club' && countryId <= 5)
    .flatMap((team) => world.careers.transfers(team, at).departures)
    .filter(({ kind, from, to }) => kind === 'loan' && from.countryId !== to.countryId);
  expect(loans.length).toBeGreaterThan(30);
  expect(loans.filter(({ to }) => to.countryId > 5).length / loans.length).toBeGreaterThan(0.6);
  for (const loan of loans) {
    const { player, to, day } = loan;
    expect(world.careers.transfers(to, (day + 1) * DAY - 1).arrivals).toContainEqual(loan);
    expect([world.clubOf(player.id, at), world.clubOf(player.id, summer - 1)]).toEqual([to.id, to.id]);
    expect(world.clubOf(player.id, summer)).not.toBe(to.id);
  }
  const returns = loans.flatMap(({ player, from, to }) =>
    world.careers
      .transfers(from, summer)
      .arrivals.filter((move) => move.player.id === player.id && move.from.id === to.id),
  );
  expect(new Set(returns.map(({ kind, fee }) => `${kind} ${fee}`))).toEqual(new Set(['return null']));
  // Others are sold on the same day, or stop.
  expect(returns.length / loans.length).toBeGreaterThan(0.8);
});

test('gives a team four to ten new players a season, few of them in the middle', () => {
  const clubs = sample.filter(({ kind }) => kind === 'club');
  const at = dayOf(2026, 3, 1) * DAY;
  const arrivals = clubs.flatMap((team) => world.careers.transfers(team, at).arrivals);
  const late = arrivals.filter(({ day }) => day >= dayOf(2026, 1, 1) && day < dayOf(2026, 1, 31));
  expect(arrivals.length / clubs.length).toBeGreaterThan(4);
  expect(arrivals.length / clubs.length).toBeLessThan(10);
  expect(late.length).toBeGreaterThan(0);
  expect(late.length).toBeLessThan(arrivals.length / 3);
});

test('sets fees by market value and lets many players go for free', () => {
  const at = dayOf(2026, 9, 10) * DAY;
  const sales = sample
    .flatMap((team) => world.careers.transfers(team, at).arrivals)
    .filter(({ kind }) => kind === 'sale');
  expect(sales.filter(({ fee }) => fee === null).length / sales.length).toBeGreaterThan(0.15);
  for (const { player, fee } of sales) {
    if (fee === null) continue;
    expect(fee).toBeGreaterThanOrEqual(50_000);
    expect(fee % 10_000).toBe(0);
    expect(fee).toBeLessThan(200_000_000);
    expect(player.id).toBeGreaterThan(0);
  }
});
