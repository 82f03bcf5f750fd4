import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';
import { isIn, openGuide, type ShownMatch, shownOn } from './support/broadcast.ts';
import { calendarFrom } from './support/calendar.ts';

const uidOf = ({ id }: { readonly id: string }) => `match-${id}@touchline`;
const uids = (events: readonly { readonly uid: string }[]) => events.map(({ uid }) => uid).sort();

/** Postponed and cancelled. */
const isOff = ({ status }: ShownMatch) => status === 4 || status === 5;

test('the calendar file of a day has the guide’s matches with their channels, and marks called-off ones', async ({
  page,
}) => {
  const day = (await shownOn('2026-11-21')).filter(isIn('en'));
  await openGuide(page);
  const { name, text, events } = await calendarFrom(
    page,
    page.getByRole('button', { name: 'Add this day to calendar' }),
  );
  expect(name).toBe('TV, 21 Nov.ics');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(uids(events)).toEqual(day.map(uidOf).sort());
  expect(day.filter(isOff).length).toBeGreaterThan(0);
  for (const match of day) {
    const event = events.find(({ uid }) => uid === uidOf(match));
    expect(event?.from).toBe(match.time.timestamp);
    expect(event?.title).toBe(`${match.teams.home.name} – ${match.teams.away.name} (${match.league.name})`);
    expect(event?.place?.split(', ')).toEqual(
      match.tvs.filter(({ country }) => country.cc === 'en').map(({ name: channel }) => channel),
    );
    expect(event?.status).toBe(isOff(match) ? 'CANCELLED' : 'CONFIRMED');
    expect(new URL(event?.url ?? '').pathname).toBe(`/match/${match.id}`);
  }
});

test('a single match is added from its row, with the same identifier as in all other files', async ({
  page,
}) => {
  const match = (await shownOn('2026-11-21')).find((one) => one.phase === 'scheduled' && isIn('en')(one));
  if (!match) throw new Error('no upcoming match on television');
  await openGuide(page);
  const { home, away } = match.teams;
  const button = page.getByRole('button', { name: `Add ${home.name} – ${away.name} to calendar` });
  const { events } = await calendarFrom(page, button);
  expect(uids(events)).toEqual([uidOf(match)]);
});

test('the calendar file of a team has its next matches across competitions', async ({ page }) => {
  const match = (await shownOn('2026-11-21')).find(isIn('en'));
  const id = match?.teams.home.id ?? '';
  const { next, current } = await ask<Record<'next' | 'current', readonly ShownMatch[]>>(
    `fixtures/?t=last_next&team_id=${id}`,
  );
  await page.goto(`/team/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { name, events } = await calendarFrom(page, page.getByRole('button', { name: 'Add to calendar' }));
  expect(name).toBe(`${match?.teams.home.name}.ics`);
  expect(next.length).toBeGreaterThan(1);
  const ahead = [...current, ...next].filter(({ phase }) => phase === 'live' || phase === 'scheduled');
  expect(uids(events)).toEqual(ahead.map(uidOf).sort());
  for (const { uid, from, day, status } of events) {
    const wireMatch = ahead.find((one) => uidOf(one) === uid);
    const kickOff = new Date((wireMatch?.time.timestamp ?? 0) * 1000);
    // A match without a kick-off time takes the whole day and is tentative.
    if (wireMatch?.status === 17) {
      expect(day).toBe(kickOff.toLocaleDateString('sv-SE', { timeZone: 'Europe/London' }));
      expect(status).toBe('TENTATIVE');
    } else expect(from).toBe(wireMatch?.time.timestamp);
  }
});

test('the calendar file of a competition has its upcoming matches, or those of the selected round', async ({
  page,
  world,
}) => {
  const [match] = await ask<readonly (ShownMatch & { season_id: string })[]>(
    `fixtures/?t=sort&ids=${world.find('goal').match_id}`,
  );
  const season = await ask<readonly (ShownMatch & { round_id: string })[]>(
    `fixtures/?t=season&season_id=${match?.season_id}`,
  );
  const ahead = season.filter(({ phase }) => phase === 'live' || phase === 'scheduled');
  await page.goto(`/competition/${match?.league.id}/fixtures`);
  const button = page.getByRole('button', { name: 'Add to calendar' });
  const all = await calendarFrom(page, button);
  expect(all.name).toBe(`${match?.league.name}.ics`);
  expect(uids(all.events)).toEqual(ahead.map(uidOf).sort());
  const round = ahead.at(-1)?.round_id ?? '';
  await page.getByRole('combobox', { name: 'Round' }).selectOption(round);
  const one = await calendarFrom(page, button);
  expect(uids(one.events)).toEqual(
    ahead
      .filter(({ round_id }) => round_id === round)
      .map(uidOf)
      .sort(),
  );
});
