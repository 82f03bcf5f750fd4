import { stateAt } from '#service/engine/state.ts';
import type { InstantLaw, MatchLaw } from './law.ts';

const PERIODS = ['1st Half', '2nd Half', 'Extra Time 1', 'Extra Time 2', 'Penalties'];

/** First and last minute of each period. */
const MINUTES: Record<string, readonly [number, number]> = {
  '1st half': [1, 45],
  '2nd half': [46, 90],
  'extra time 1': [91, 105],
  'extra time 2': [106, 120],
  penalties: [120, 120],
};

export const clockMatchLaws: Record<string, MatchLaw> = {
  'Events carry the minute in which they happened, stoppage time as 45+2': (
    { timetable, entries },
    { events },
  ) => {
    for (const { period: code, minute, extra, at, key } of events) {
      const [first, last] = MINUTES[code] ?? [1, 0];
      const period = timetable.periods.find((one) => one.code === code);
      if (period === undefined || minute < first || minute > last) return `${code}, minute ${minute}`;
      if (at < period.starts || at > period.ends) return `${code} at ${at}`;
      if (extra !== null && (minute !== last || extra < 1 || extra > period.stoppage))
        return `${minute}+${extra}`;
      if (code === 'penalties') continue;
      const seconds = (minute - first + (extra ?? 0)) * 60;
      const second = entries[key]?.second ?? -1;
      if (second < seconds || second >= seconds + 60)
        return `second ${second} is given as ${minute}+${extra}`;
    }
    return null;
  },

  'When a goal falls the clock shows its minute': (_, { events }, frame) => {
    for (const { type, at, minute, extra } of events) {
      if (type !== 'goal') continue;
      const clock = stateAt(frame, at);
      if (clock.minute !== minute || clock.extra !== extra)
        return `${minute}+${extra}, clock ${clock.minute}+${clock.extra}`;
    }
    return null;
  },

  'Events are shown after they happened and, except for corrections, by the whistle of their period': ({
    entries,
    timetable,
  }) => {
    for (const { at, shownAt, amendments, period } of entries) {
      const whistle = timetable.periods[period]?.ends ?? 0;
      if (shownAt < at || shownAt > whistle) return `happened ${at}, shown ${shownAt}, whistle ${whistle}`;
      for (const later of amendments)
        if (later.shownAt < shownAt + 60) return `corrected ${later.shownAt - shownAt} s later`;
    }
    return null;
  },

  'A goal is ruled out 60 to 210 s after it was shown, in the same half': ({ entries, timetable }) => {
    for (const { shownAt, period, amendments } of entries) {
      const ruling = amendments.find(({ patch }) => patch.kind === 'var');
      if (ruling === undefined) continue;
      if (ruling.shownAt - shownAt > 210) return `${ruling.shownAt - shownAt} s`;
      if (ruling.shownAt > (timetable.periods[period]?.ends ?? 0)) return 'taken back in the break';
    }
    return null;
  },

  'Nothing is played within 50 s after a goal': (_, { events }) => {
    for (const [i, { type, at, period }] of events.entries()) {
      if (type !== 'goal') continue;
      const next = events.slice(i + 1).find((one) => /shot|corner|goal|missed/.test(one.type));
      if (next?.period === period && next.at - at < 50) return `${next.type} ${next.at - at} s after a goal`;
    }
    return null;
  },

  'A scorer is corrected within 40 minutes, and the goal stays': ({ entries }) => {
    for (const { shownAt, amendments } of entries) {
      for (const { shownAt: later, patch } of amendments) {
        if (patch.kind !== undefined) continue;
        if (later - shownAt > 40 * 60) return `${later - shownAt} s`;
        if (typeof patch.slot !== 'number') return 'corrected to nobody';
      }
    }
    return null;
  },
};

export const clockInstantLaws: Record<string, InstantLaw> = {
  'Minutes never go back': (now, before) => {
    if (before?.minute == null) return null;
    if (now.minute === null) return `minute ${before.minute} was lost`;
    const periods = PERIODS.indexOf(now.period ?? '') - PERIODS.indexOf(before.period ?? '');
    if (periods < 0) return `${before.period} to ${now.period}`;
    if (now.minute < before.minute) return `${before.minute} to ${now.minute}`;
    // Stoppage minutes count up too; only the break returns to 45.
    const playing = [1, 7, 8, 12].includes(now.status) && periods === 0;
    const back = playing && now.minute === before.minute && (now.extra ?? 0) < (before.extra ?? 0);
    return back ? `${before.minute}+${before.extra} to ${now.minute}+${now.extra}` : null;
  },

  'Events are in order of time, and each keeps its key, side and time': (now, before) => {
    const byKey = new Map(now.events.map((event) => [event.key, event]));
    if (byKey.size !== now.events.length) return 'a key twice';
    for (const [i, event] of now.events.entries()) {
      if (event.at < (now.events[i - 1]?.at ?? 0)) return `${event.type} at ${event.at} is out of order`;
    }
    for (const { key, side, at, period, minute, extra } of before?.events ?? []) {
      const same = byKey.get(key);
      const moved = same?.side !== side || same.at !== at || same.period !== period;
      if (moved || same.minute !== minute || same.extra !== extra) return `event ${key} has moved or gone`;
    }
    return null;
  },
};
