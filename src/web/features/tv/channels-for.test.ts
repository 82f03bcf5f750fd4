import { expect, test } from 'vitest';
import { sampleTvListing } from '#web/testing/sample-tv-listing.ts';
import { countCountries } from './by-country.ts';
import { channelsFor, isAvailableOn, isOnMine, preferredChannel } from './channels-for.ts';

/** Returns channels: `de 311`. */
const on = (...channels: readonly string[]) => sampleTvListing(1, channels).channels;
const mine = (...ids: readonly string[]) => new Set(ids);

/** Returns the channels of each country as `de: 311 312`. */
const texts = ({ here }: ReturnType<typeof channelsFor>) =>
  here.map(({ code, channels }) => `${code}: ${channels.map(({ id }) => id).join(' ')}`);

test('without a choice lists the viewer’s countries in their order, and says nothing of other channels', () => {
  const channels = on('de 351', 'de 311', 'fr 511', 'it 411');
  const result = channelsFor(channels, { codes: ['fr', 'es', 'de'] });
  expect(texts(result)).toEqual(['fr: 511', 'de: 351 311']);
  expect(result.elsewhere.map(({ id }) => id)).toEqual(['411']);
  expect(result.isOnOthers).toBe(false);
  expect(channelsFor(channels, { codes: ['de'], mine: mine() }).isOnOthers).toBe(false);
});

test('the viewer’s own channels come first: in their country, and their country among the others', () => {
  const result = channelsFor(on('de 311', 'de 312', 'fr 511', 'fr 512'), {
    codes: ['de', 'fr'],
    mine: mine('512'),
  });
  expect(texts(result)).toEqual(['fr: 512 511', 'de: 311 312']);
  expect(result.isOnOthers).toBe(false);
});

test('a chosen channel abroad, or without a country, is the viewer’s, and its neighbours are not', () => {
  const channels = on('at 611', 'at 612', ' 9').map((channel) =>
    channel.id === '9' ? { ...channel, country: { id: null, name: null, cc: null } } : channel,
  );
  const result = channelsFor(channels, { codes: ['de'], mine: mine('612', '9') });
  expect(texts(result)).toEqual(['at: 612', ': 9']);
  expect(result.elsewhere.map(({ id }) => id)).toEqual(['611']);
});

test('says that a match is on other channels only if the viewer has chosen and it is on one of their countries', () => {
  const reception = { codes: ['de'], mine: mine('311') };
  expect(channelsFor(on('de 312', 'fr 511'), reception).isOnOthers).toBe(true);
  expect(channelsFor(on('de 312', 'de 311'), reception).isOnOthers).toBe(false);
  expect(channelsFor(on('fr 511'), reception).isOnOthers).toBe(false);
  expect(channelsFor([], reception).isOnOthers).toBe(false);
});

test('is available on the viewer’s channels and those of their countries, and on theirs alone', () => {
  const reception = { codes: ['de'], mine: mine('611') };
  const channels = [on('de 311'), on('at 611'), on('at 612'), []];
  expect(channels.map((one) => isAvailableOn(one, reception))).toEqual([true, true, false, false]);
  expect(channels.map((one) => isOnMine(one, reception))).toEqual([false, true, false, false]);
});

test('one channel stands for all: the viewer’s own, else one of the country, and no stream where there is another', () => {
  const stream = (channels: ReturnType<typeof on>, ...ids: readonly string[]) =>
    channels.map((one) => (ids.includes(one.id) ? { ...one, type: 'Stream' } : one));
  const channels = stream(on('de 351', 'de 311', 'de 312', 'fr 511'), '351');
  const idFor = (codes: readonly string[], ...ids: readonly string[]) =>
    preferredChannel(channels, { codes, mine: mine(...ids) })?.id;
  expect(idFor(['de'])).toBe('311');
  expect(idFor(['de'], '312')).toBe('312');
  expect(idFor(['de'], '351')).toBe('351');
  expect(idFor(['de'], '351', '312')).toBe('312');
  expect(idFor(['de'], '999')).toBe('311');
  expect(idFor(['de'], '511')).toBe('511');
  expect(idFor(['it'])).toBeUndefined();
  expect(idFor([])).toBeUndefined();
});

test('counts the countries of channels', () => {
  expect(countCountries(on('de 351', 'de 311', 'fr 511'))).toBe(2);
});
