import { expect, test } from 'vitest';
import { createDice } from '#contract/testing/dice.ts';
import { startApp } from '#service/testing/start-app.ts';

const { get, setNow } = startApp();

interface Row {
  readonly id: number;
  readonly coverage: { readonly has_tvs: number };
  readonly time: { readonly timestamp: number; readonly date: string };
  readonly broadcast?: readonly { readonly id: string }[] | null;
  readonly tvs?: readonly { readonly id: number }[];
}

async function data(path: string) {
  const { status, body } = await get(path);
  expect(status, path).toBe(200);
  return body.data;
}

async function wholeList(path: string): Promise<readonly Row[]> {
  const first = await get(path);
  const rows: Row[] = [...first.body.data];
  for (let page = 2; page <= Number(first.body.meta['pages']); page += 1)
    rows.push(...(await data(`${path}&page=${page}`)));
  return rows;
}

const idsOf = (channels: readonly { readonly id: number | string }[] | null | undefined) =>
  (channels ?? []).map(({ id }) => Number(id));

/** Instants on weekdays, on a weekend, and around the end of daylight saving time. */
const INSTANTS = ['2026-11-21T15:30:00Z', '2026-11-24T20:30:00Z', '2026-10-24T23:30:00Z'];

test.each(INSTANTS)('gives the same channels of a match in all broadcast responses: %s', async (instant) => {
  setNow(instant);
  const now = Date.parse(instant) / 1000;
  const { below } = createDice(now);
  const day = instant.slice(0, 10);
  const rows = await wholeList(`fixtures/?t=schedule&d=${day}&include=broadcast`);
  const channelsByMatch = new Map(
    (await wholeList(`broadcast/?t=schedule&d=${day}&include=tvs`)).map(({ id, tvs }) => [id, idsOf(tvs)]),
  );
  expect(channelsByMatch.size).toBeGreaterThan(5);
  for (const { id, broadcast, coverage } of rows) {
    expect(idsOf(broadcast), String(id)).toEqual(channelsByMatch.get(id) ?? []);
    expect(broadcast === null).toBe(!channelsByMatch.has(id));
    expect(coverage.has_tvs).toBe(channelsByMatch.has(id) ? 1 : 0);
  }
  const televised = rows.filter(({ id }) => channelsByMatch.has(id));
  const untelevised = rows.filter(({ id }) => !channelsByMatch.has(id));
  const some = [
    ...Array.from({ length: 8 }, () => televised[below(televised.length)]),
    untelevised[below(untelevised.length)],
  ];
  for (const { id, time } of some.filter((row) => row !== undefined)) {
    const channels = channelsByMatch.get(id) ?? [];
    expect(idsOf(await data(`broadcast/?t=match_tvs&id=${id}`))).toEqual(channels);
    // The parameter has no effect (spec, Endpoints, rule 1).
    expect(idsOf(await data(`broadcast/?t=match_tvs&id=${id}&country_broadcast_id=3`))).toEqual(channels);
    expect(idsOf((await data(`fixtures/?t=info&id=${id}&include=broadcast`)).broadcast)).toEqual(channels);
    expect(idsOf((await data(`fixtures/?t=sort&ids=${id}&include=broadcast`))[0].broadcast)).toEqual(
      channels,
    );
    for (const channel of [channels[0], channels[below(Math.max(1, channels.length))], 1111]) {
      if (channel === undefined) continue;
      const ahead: readonly Row[] = await data(`fixtures/?t=tv&tv_id=${channel}`);
      const isAhead = time.timestamp >= now;
      expect(
        ahead.some((row) => row.id === id),
        `${id} on ${channel}`,
      ).toBe(isAhead && channels.includes(channel));
    }
  }
});

test.each([
  ['2026-11-11', 'a week and more ago'],
  ['2027-01-09', 'more than four weeks ahead'],
])('lists no channels for %s (%s)', async (day) => {
  setNow('2026-11-21T15:30:00Z');
  const rows: readonly Row[] = await data(`fixtures/?t=schedule&d=${day}&include=broadcast`);
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ broadcast, coverage }) => broadcast !== null || coverage.has_tvs !== 0)).toEqual([]);
  expect(await data(`broadcast/?t=schedule&d=${day}`)).toEqual([]);
  expect(await data(`broadcast/?t=match_tvs&id=${rows[0]?.id}`)).toEqual([]);
});

test('lists a channel’s fixtures like the schedules of its two weeks', async () => {
  const instant = '2026-11-21T15:30:00Z';
  setNow(instant);
  const now = Date.parse(instant) / 1000;
  const ahead: readonly Row[] = await data('fixtures/?t=tv&tv_id=311');
  const scheduledIds = new Set<number>();
  for (let day = 0; day <= 14; day += 1) {
    const d = new Date((now + day * 86_400) * 1000).toISOString().slice(0, 10);
    for (const { id, time, tvs } of await wholeList(`broadcast/?t=schedule&d=${d}&include=tvs`)) {
      const inTime = time.timestamp >= now && time.timestamp <= now + 14 * 86_400;
      if (inTime && idsOf(tvs).includes(311)) scheduledIds.add(id);
    }
  }
  expect(ahead.length).toBeGreaterThan(5);
  expect(new Set(ahead.map(({ id }) => id))).toEqual(scheduledIds);
});

test('finds channels by country, id and name, and under the alias', async () => {
  const { body } = await get('broadcast/?t=list');
  expect([body.data.length, body.meta['count']]).toEqual([100, 100]);
  expect(Number(body.meta['total'])).toBeGreaterThanOrEqual(250);
  const german = await data('broadcast/?t=list&country_id=3');
  expect(german.length).toBeGreaterThan(5);
  for (const channel of german) {
    expect(channel).toMatchObject({ country: { id: '3', name: 'Germany', cc: 'de' } });
    expect(await data(`broadcast/?t=info&id=${channel.id}`)).toEqual(channel);
  }
  const hits = await data('search/?t=tv&q=anstoss');
  expect(hits[0]).toEqual({ id: 311, name: 'Anstoß Sport 1', type: 'channel / broadcast' });
  expect(await data('search/?t=channel&q=anstoss')).toEqual(hits);
});

test('answers 404 for an unknown channel and 400 for an invalid id', async () => {
  expect((await get('broadcast/?t=info&id=399')).status).toBe(404);
  expect((await get('fixtures/?t=tv&tv_id=99999')).status).toBe(404);
  expect((await get('fixtures/?t=tv')).status).toBe(400);
  expect((await get('broadcast/?t=match_tvs&id=x')).status).toBe(400);
  expect((await get('broadcast/?t=match_tvs&id=7')).status).toBe(404);
});

test('writes broadcast fields in the recorded types', async () => {
  setNow('2026-11-21T15:30:00Z');
  const [match] = await data('broadcast/?t=schedule&d=2026-11-21&include=tvs');
  expect(match.tvs[0]).toEqual({
    id: expect.any(Number),
    name: expect.any(String),
    type: expect.stringMatching(/^\d$/),
    country: { id: expect.any(Number), name: expect.any(String), cc: expect.any(String) },
  });
  const [row] = await data(`fixtures/?t=sort&ids=${match.id}&include=broadcast`);
  expect(row.broadcast[0]).toMatchObject({
    id: String(match.tvs[0].id),
    country: { id: expect.any(String) },
  });
  const [channel] = await data(`broadcast/?t=match_tvs&id=${match.id}`);
  expect(Object.keys(channel)).toEqual(['id', 'name', 'type', 'country']);
  expect(channel).toMatchObject({ id: match.tvs[0].id, country: { id: expect.any(Number) } });
  const tv = await data(`fixtures/?t=tv&tv_id=311`);
  expect(tv[0]).toMatchObject({ status: '0', time: { minute: '' }, winner_team_id: null });
});
