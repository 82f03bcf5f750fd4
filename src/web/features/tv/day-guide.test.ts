import { expect, test } from 'vitest';
import { KICK_OFF } from '#contract/testing/sample.ts';
import { sampleTvListing } from '#web/testing/sample-tv-listing.ts';
import { dayGuide, firstKickOffs, groupByKickOff, onOwnChannels } from './day-guide.ts';
import type { TvListing } from './tv-listing.ts';

const LIVE = { status: 1, phase: 'live' } as const;
const ids = (listings: readonly TvListing[]) => listings.map(({ match }) => match.id);

test('sorts live listings by follow, then availability, then interest', () => {
  const day = [
    sampleTvListing(1, ['fr 511'], LIVE),
    sampleTvListing(2, ['de 311'], LIVE),
    sampleTvListing(3, ['de 312', 'fr 512'], LIVE),
    sampleTvListing(4, ['it 411'], { ...LIVE, isFollowed: true }),
    sampleTvListing(5, ['de 313'], { ...LIVE, isFollowed: true }),
  ];
  expect(ids(dayGuide(day, { codes: ['de'] }, 'all', null).onNow)).toEqual(['4', '5', '2', '3', '1']);
  expect(ids(dayGuide(day, { codes: ['de'] }, null, null).onNow)).toEqual(['4', '5', '2', '3']);
});

test('counts listings that are not available to the viewer, and includes followed ones or all on demand', () => {
  const day = [
    sampleTvListing(1, ['de 311']),
    sampleTvListing(2, ['fr 511']),
    sampleTvListing(3, ['it 411'], { isFollowed: true }),
    sampleTvListing(4, []),
  ];
  expect(ids(dayGuide(day, { codes: ['de'] }, null, null).later)).toEqual(['1', '3']);
  expect(dayGuide(day, { codes: ['de'] }, null, null).hidden).toBe(2);
  expect(ids(dayGuide(day, { codes: ['de', 'fr'] }, null, null).later)).toEqual(['1', '2', '3']);
  expect(dayGuide(day, { codes: ['de', 'fr'] }, null, null).hidden).toBe(1);
  expect(ids(dayGuide(day, { codes: ['de'] }, 'all', null).later)).toEqual(['1', '2', '3', '4']);
  expect(dayGuide(day, { codes: ['de'] }, 'all', null).hidden).toBe(0);
});

test('includes all listings when the country is unknown', () => {
  const day = [sampleTvListing(1, ['de 311']), sampleTvListing(2, [])];
  expect(dayGuide(day, { codes: [] }, null, null)).toMatchObject({ later: day, hidden: 0 });
});

test('shows a match as on from its kick-off time until it is ten minutes late', () => {
  const day = [sampleTvListing(1, ['de 311'], LIVE), sampleTvListing(2, ['de 311'])];
  const partsAt = (now: number) => {
    const { onNow, later } = dayGuide(day, { codes: ['de'] }, null, now);
    return [ids(onNow), ids(later)];
  };
  expect(partsAt(KICK_OFF - 1)).toEqual([['1'], ['2']]);
  expect(partsAt(KICK_OFF)).toEqual([['1', '2'], []]);
  expect(partsAt(KICK_OFF + 599)).toEqual([['1', '2'], []]);
  expect(partsAt(KICK_OFF + 600)).toEqual([['1'], ['2']]);
});

test('puts each match into one part: on now, later or earlier', () => {
  const day = [
    sampleTvListing(1, ['de 311'], LIVE),
    sampleTvListing(2, ['de 311']),
    sampleTvListing(3, ['de 311'], { status: 3, phase: 'finished', score: [1, 0] }),
    sampleTvListing(4, ['de 311'], { status: 4, phase: 'off' }),
  ];
  const { onNow, later, earlier } = dayGuide(day, { codes: ['de'] }, null, null);
  expect([ids(onNow), ids(later), ids(earlier)]).toEqual([['1'], ['2'], ['3', '4']]);
});

test('sorts by kick-off with unannounced ones last, and keeps the order of interest', () => {
  const day = [
    sampleTvListing(1, [], { kickOff: KICK_OFF + 3_600 }),
    sampleTvListing(2, [], { status: 17, kickOff: KICK_OFF - 7_200 }),
    sampleTvListing(3, [], { kickOff: KICK_OFF }),
    sampleTvListing(4, [], { kickOff: KICK_OFF + 3_600 }),
  ];
  expect(groupByKickOff(day).map(({ at, listings }) => [at, ids(listings)])).toEqual([
    [KICK_OFF, ['3']],
    [KICK_OFF + 3_600, ['1', '4']],
    [null, ['2']],
  ]);
});

test('returns full kick-off groups with at least the requested number of matches', () => {
  const times = [2, 3, 1].map((matches, at) => ({
    at,
    listings: Array.from({ length: matches }, (_, n) => sampleTvListing(at * 10 + n, [])),
  }));
  expect(firstKickOffs(times, 0)).toEqual([]);
  expect(firstKickOffs(times, 2)).toEqual(times.slice(0, 1));
  expect(firstKickOffs(times, 3)).toEqual(times.slice(0, 2));
  expect(firstKickOffs(times, Number.POSITIVE_INFINITY)).toEqual(times);
});

const MINE = { codes: ['de'], mine: new Set(['312', '511']) };

test('lists only the viewer’s own channels on demand, without followed matches elsewhere', () => {
  const day = [
    sampleTvListing(1, ['de 311'], { isFollowed: true }),
    sampleTvListing(2, ['de 311', 'de 312']),
    sampleTvListing(3, ['fr 511']),
  ];
  expect(ids(dayGuide(day, MINE, 'mine', null).later)).toEqual(['2', '3']);
  expect(ids(dayGuide(day, MINE, null, null).later)).toEqual(['1', '2', '3']);
});

test('sorts live listings on the viewer’s own channels before those of their countries', () => {
  const day = [sampleTvListing(1, ['de 311'], LIVE), sampleTvListing(2, ['fr 511'], LIVE)];
  expect(ids(dayGuide(day, MINE, null, null).onNow)).toEqual(['2', '1']);
});

test('reduces listings to the viewer’s own channels and the countries of these', () => {
  const day = [sampleTvListing(1, ['de 311', 'de 312', 'fr 511']), sampleTvListing(2, ['de 311'])];
  const { listings, viewer } = onOwnChannels(day, MINE);
  expect(listings.map(({ match, channels }) => [match.id, channels.map(({ id }) => id)])).toEqual([
    ['1', ['312', '511']],
  ]);
  expect(viewer.codes).toEqual(['de', 'fr']);
});
