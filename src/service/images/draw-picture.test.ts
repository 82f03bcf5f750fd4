import { expect, test } from 'vitest';
import { sharedWorld, startApp } from '#service/testing/start-app.ts';
import { drawPicture } from './draw-picture.ts';

const world = sharedWorld();
const NOW = 1_795_000_000;

/** Returns problems of an SVG: tags out of order, and anything that could run. */
function faultsOf(svg: string): string[] {
  const faults: string[] = [];
  if (!/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*viewBox="[\d. ]+"/.test(svg))
    faults.push('head');
  if (/script|href|on\w+=|NaN|undefined|null/.test(svg)) faults.push('content');
  const open: string[] = [];
  for (const [, close, name = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) faults.push(`</${name}>`);
    } else if (!self) open.push(name);
  }
  return [...faults, ...open];
}

function clubsOf(countryId: number) {
  return world.teams.filter((team) => team.countryId === countryId && team.kind === 'club');
}

test.each([
  ['teams', '1001'],
  ['teams', '1301'],
  ['teams', '1999'],
  ['leagues', '10'],
  ['leagues', '14'],
  ['leagues', '911'],
  ['leagues', String(world.competitions.find(({ isFriendly }) => isFriendly)?.id)],
  ['coaches', String(world.coachOf(1001, NOW))],
  ['referees', '1001'],
  ['venues', '1001'],
  ['countries', 'en'],
  ['countries', 'nir'],
  ['countries', 'de'],
  ['countries', '136'],
  ['players', String(world.squad(1001, NOW)[0]?.id)],
])('draws a valid and stable SVG for %s %s', async (kind, id) => {
  const picture = await drawPicture(world, kind, id, NOW);
  expect(faultsOf(picture ?? '')).toEqual([]);
  expect(await drawPicture(world, kind, id, NOW)).toBe(picture);
});

test('has a picture for every team, competition and country', async () => {
  const names: (readonly [kind: string, name: string])[] = [
    ...world.teams.map(({ id }) => ['teams', String(id)] as const),
    ...world.competitions.map(({ id }) => ['leagues', String(id)] as const),
    ...world.countries.map(({ code }) => ['countries', code] as const),
  ];
  const faulty: string[] = [];
  for (const [kind, name] of names) {
    const picture = await drawPicture(world, kind, name, NOW);
    if (picture === null || faultsOf(picture).length > 0) faulty.push(`${kind}/${name}`);
  }
  expect(faulty).toEqual([]);
});

test('gives every club of a country a different crest', async () => {
  for (const { id } of world.countries) {
    const clubs = clubsOf(id);
    const crests = await Promise.all(clubs.map((club) => drawPicture(world, 'teams', String(club.id), NOW)));
    expect(new Set(crests).size).toBe(clubs.length);
    // The shapes differ even without colours.
    const shapes = crests.map((crest) => crest?.replaceAll(/#[0-9a-f]{6}/g, ''));
    expect(new Set(shapes).size).toBe(clubs.length);
  }
});

test("uses the club's crest for its other sides, and the flag for a national team", async () => {
  expect(await drawPicture(world, 'teams', '1301', NOW)).toBe(await drawPicture(world, 'teams', '1001', NOW));
  expect(await drawPicture(world, 'teams', '1999', NOW)).not.toBe(
    await drawPicture(world, 'teams', '2999', NOW),
  );
});

const { app } = startApp();

test('serves a picture as cacheable SVG', async () => {
  const response = await app.inject('/images/teams/1001');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(response.headers['cache-control']).toBe('public, max-age=86400');
});

test.each([
  'teams/1',
  'teams/x',
  'teams/1001.png',
  'teams/-1',
  'tvchannels/1',
  'constructor/1',
  'players/7',
  'countries/xx',
  'countries/us-ca',
  'countries/7',
  'countries/..%2f..%2fpackage',
])('answers 404 for %s', async (name) => {
  const response = await app.inject(`/images/${name}`);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ msg: 'Endpoint not found' });
});

test('has no picture of a person before they enter the world', async () => {
  const secondsAt = (iso: string) => Date.parse(iso) / 1000;
  const fresh = [1001, 1002, 1003, 1004, 1005]
    .flatMap((club) => world.squad(club, secondsAt('2026-11-21')))
    .find((player) => player.id % 64 === 26);
  const player = String(fresh?.id);
  expect(await drawPicture(world, 'players', player, secondsAt('2025-11-21'))).toBeNull();
  expect(await drawPicture(world, 'players', player, secondsAt('2026-11-21'))).not.toBeNull();
  const coach = world.coachOf(1001, secondsAt('2035-11-21'));
  expect(await drawPicture(world, 'coaches', String(coach), secondsAt('2026-11-21'))).toBeNull();
});

/** A request, and the picture fields of its first record. */
test.each([
  ['livescores/?t=live', ['teams.home.img', 'teams.away.img', 'league.country_flag']],
  ['leagues/?t=sort&ids=10', ['img']],
  ['teams/?t=sort&ids=1001', ['img']],
  ['players/?t=list&page=500', ['img']],
  ['coaches/?t=list&page=20', ['img']],
  ['referees/?t=list&page=20', ['img']],
  ['venues/?t=list&page=20', ['img', 'country.img']],
])('links to existing pictures in %s', async (path, fields) => {
  const answer = await app.inject(`/v2.2/${path}&user=demo&token=demo`);
  const [first] = answer.json().data;
  for (const field of fields) {
    const address = field.split('.').reduce((part, name) => part[name], first);
    expect((await app.inject(new URL(address).pathname)).statusCode, field).toBe(200);
  }
});
