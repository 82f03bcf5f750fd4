import { en } from '#web/testing/words.ts';
/** Faulty data that pages must tolerate, by row of the fault catalogue. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { anchorMinute, momentOf } from '#contract/minute.ts';
import { OPERATIONS } from '#contract/operations.ts';
import type { Match, MatchRow } from '#contract/records/match.ts';
import { settle } from '#contract/settle.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { changesOf, firstSighting } from '#news/changes-of.ts';
import { EMPTY_STORE, type MatchStore, mergeAnswer } from '#news/match-store.ts';
import { changesBetween } from '#news/testing/changes-between.ts';
import { createWorldClock, takeWorldTime } from '#web/clock/world-clock.ts';
import { announcementsOf } from '#web/features/announcer/news.ts';
import { story } from '#web/features/match-info/story.ts';
import { correctionsOf } from '#web/features/timeline/ledger.ts';
import { groupChannels } from '#web/features/tv/by-country.ts';
import { hasReplacement, relatedIds, replacementOf } from '#web/matches/note.ts';
import { trackScoreChanges } from '#web/matches/score-changes.ts';
import { timelinePeriods } from '#web/matches/timeline-periods.ts';

const NOW = KICK_OFF * 1_000 + 23 * 60_000;

/** Returns the match store after one live list, and after the next one five seconds later. */
function storesOf(first: MatchRow, second: MatchRow): readonly [before: MatchStore, after: MatchStore] {
  const list = { kind: 'live', precision: 0 } as const;
  const before = mergeAnswer(EMPTY_STORE, { ...list, asOf: NOW, receivedAt: NOW, matches: [first] });
  const later = NOW + 5_000;
  return [before, mergeAnswer(before, { ...list, asOf: later, receivedAt: later, matches: [second] })];
}

const detail = (changes: Parameters<typeof sampleMatch>[1]) => sampleMatch(1, changes) as unknown as Match;

const correctionsBetween = (before: Match, after: Match) =>
  correctionsOf(changesBetween([before], [after]), after);

test('U25 clocks that are a day off change no minute, and no minute is negative', () => {
  const match = sampleMatch(1, { minute: [23] });
  for (const skew of [-DAY_MS, 0, DAY_MS]) {
    // The device's clock plays no part: the world's time comes with the responses.
    const clock = createWorldClock();
    takeWorldTime(`${NOW + skew}; rate=1`, performance.now(), clock);
    const now = clock.now() ?? 0;
    expect(Math.abs(now - (NOW + skew))).toBeLessThanOrEqual(1_000);
    const anchor = anchorMinute(null, match, now);
    expect(momentOf(match, anchor, now)).toMatchObject({ kind: 'clock', minute: 23 });
    // The match's own times are a day off as well: minutes count from the service's minute, not from them.
    for (const kickOff of [KICK_OFF - 86_400, KICK_OFF + 86_400]) {
      const skewed = sampleMatch(1, { minute: [23], kickOff });
      expect(momentOf(skewed, anchorMinute(null, skewed, now), now)).toMatchObject({
        kind: 'clock',
        minute: 23,
      });
    }
  }
  // A response from before the minute was known, and one that claims to be from tomorrow.
  for (const at of [NOW - DAY_MS, NOW + DAY_MS]) {
    const moment = momentOf(match, anchorMinute(null, match, at), NOW);
    expect('minute' in moment && moment.minute).toBeGreaterThanOrEqual(23);
    expect('minute' in moment && moment.minute).toBeLessThanOrEqual(45);
  }
});

test('U27 a score that goes down is a correction, and no goal is marked or announced', () => {
  const [before, after] = storesOf(
    sampleMatch(1, { score: [2, 0] }),
    sampleMatch(1, { score: [1, 0], minute: [24] }),
  );
  expect(after.entries.get('1')?.record.scores.home_score).toBe(1);
  const sighting = firstSighting(before.entries);
  const circumstances = { now: NOW, rate: 1, gap: null };
  const { marks: byId } = trackScoreChanges(new Map(), sighting, after.entries, circumstances);
  const marks = [...byId.values()];
  expect(marks.map(({ kind }) => kind)).toEqual(['ruled-out']);
  const { changes } = changesOf(sighting, after.entries, circumstances);
  const news = announcementsOf(changes, after.entries, () => true, { ...en, ...en });
  expect(news.map(({ key }) => key)).toEqual(['1 goal home 2 ruled-out']);
  expect(
    correctionsBetween(detail({ score: [2, 0] }), detail({ score: [1, 0], minute: [24] })),
  ).toMatchObject([{ kind: 'ruled-out', from: [2, 0], to: [1, 0] }]);
});

test('U29 an edited or deleted event replaces the list and is marked, and the score follows the events', () => {
  const goal = sampleEvent();
  const ruling = sampleEvent({ type: 'var', result: 'cancelled', info: 'Goal ruled out: offside' });
  const scored = detail({ score: [1, 0], events: [goal] });
  const ruledOut = detail({ score: [0, 0], events: [ruling] });
  expect(correctionsBetween(scored, ruledOut)).toMatchObject([{ kind: 'ruled-out', reason: 'offside' }]);
  expect(timelinePeriods(ruledOut)[0]?.events).toMatchObject([{ isCancelled: true }]);

  const renamed = detail({ score: [1, 0], events: [{ ...goal, player_name: 'Brandt' }] });
  expect(correctionsBetween(scored, renamed)).toMatchObject([{ kind: 'scorer', from: 'Osei', to: 'Brandt' }]);
  expect(timelinePeriods(renamed)[0]?.events.map(({ event }) => event.player_name)).toEqual(['Brandt']);

  // The score still counts a goal whose event is gone: no line shows a score that its goals do not add up to.
  const behind = detail({ score: [2, 0], events: [goal] });
  expect(timelinePeriods(behind)[0]?.events.map(({ score }) => score)).toEqual([null]);
});

test('U30 events in any order make the same timeline, by period, minute and added time', () => {
  const events = [
    sampleEvent({ minute: 3, player_id: '1' }),
    sampleEvent({ minute: 45, player_id: '2', type: 'yellowcard' }),
    sampleEvent({ minute: 45, extra_minute: 2, player_id: '3' }),
    sampleEvent({ minute: 46, period: '2nd half', player_id: '4' }),
    sampleEvent({ minute: 90, extra_minute: 1, period: '2nd half', player_id: '5', type: 'redcard' }),
    sampleEvent({ minute: 90, extra_minute: 4, period: '2nd half', player_id: '6' }),
  ];
  const readTimeline = (match: Match) => timelinePeriods(settle('match', match));
  const players = (order: readonly (typeof events)[number][]) =>
    readTimeline(detail({ status: 3, phase: 'finished', score: [4, 0], events: order })).map(({ events }) =>
      events.map(({ event, score }) => [event.player_id, score]),
    );
  const inOrder = players(events);
  expect(inOrder.map((part) => part.map(([player]) => player))).toEqual([
    ['6', '5', '4'],
    ['3', '2', '1'],
  ]);
  fc.assert(
    fc.property(fc.shuffledSubarray(events, { minLength: events.length }), (shuffled) => {
      expect(players(shuffled)).toEqual(inOrder);
    }),
  );
  // Two events of one minute stay in the service's order.
  const twins = ['8', '9'].map((player_id) => sampleEvent({ minute: 50, period: '2nd half', player_id }));
  for (const pair of [twins, twins.toReversed()]) {
    const own = readTimeline(detail({ score: [2, 0], events: pair, status_period: '2nd half' }))[0];
    expect(own?.events.map(({ event }) => event)).toEqual(pair.toReversed());
  }
});

test('U31 an unknown status shows its own name, and matches that refer to each other end the search', () => {
  const odd = sampleMatch(1, { status: 77, status_name: 'Awaiting updates', minute: [12] });
  expect(momentOf(odd, anchorMinute(null, odd, NOW), NOW)).toEqual({
    kind: 'unknown',
    text: 'Awaiting updates',
  });
  for (const [status, kind] of [
    [4, 'postponed'],
    [6, 'abandoned'],
  ] as const) {
    expect(momentOf(sampleMatch(1, { status, phase: 'off' }), null, NOW).kind).toBe(kind);
  }

  const off = (id: number, related_id: string) => ({
    ...sampleMatch(id, { status: 4, phase: 'off' }),
    related_id,
  });
  const [one, other, self] = [off(1, '2'), off(2, '1'), off(3, '3')];
  expect(relatedIds([one, other, self])).toEqual(['1', '2', '3']);
  expect(replacementOf(one, other)).toBe(null);
  expect(hasReplacement(self)).toBe(false);
  expect(story(one as unknown as Match, [other, one, self]).map(({ match }) => match.id)).toEqual(['1', '2']);
});

test('U34 a filter without effect is applied by the page, and the media route is used only on demand', () => {
  const channel = (id: string, cc: string) => ({
    id,
    name: `Channel ${id}`,
    type: '1',
    country: { id: cc, name: cc, cc },
  });
  const everywhere = [channel('1', 'se'), channel('2', 'de'), channel('3', 'at')];
  const { here, elsewhere } = groupChannels(everywhere, { codes: ['de'] }, (code) => code, 'en');
  expect(here.flatMap(({ channels }) => channels.map(({ id }) => id))).toEqual(['2']);
  expect(elsewhere.flatMap(({ channels }) => channels.map(({ id }) => id))).toEqual(['3', '1']);
  const uncertain = OPERATIONS.filter(({ notLive }) => notLive).map(({ route }) => route);
  expect(new Set(uncertain)).toEqual(new Set(['media']));
});
