import { isObject } from '#contract/is-object.ts';
import { drawn, drawnKinds, type UntidyMoment } from './draw.ts';
import type { WireMatch } from './wire-match.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Returns prices with those of some lines replaced; a line has no id but those of its match, market and bookmaker. */
export function untidyPrices(value: unknown, path: number, moment: UntidyMoment): unknown {
  if (Array.isArray(value))
    return value.map((entry, i) => untidyPrices(entry, (path * 31 + i) >>> 0, moment));
  if (!isObject(value)) return value;
  if ('bookmaker_event_id' in value)
    return drawnKinds('price', path, moment).reduce<Fields>(
      (line, { change, key }) => change(line, key),
      value,
    );
  const own = (path * 31 + Number(value['id'] ?? 0)) >>> 0;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, untidyPrices(field, own, moment)]),
  );
}

export const untidyChannel = (channel: Fields, moment: UntidyMoment): Fields =>
  drawn('channel-homeless', Number(channel['id']), moment) === null
    ? channel
    : { ...channel, country: { id: null, name: null, cc: null } };

/** Returns a match with everything that happens to it and its datasets, but for names. */
export function untidyMatch(tidy: WireMatch, moment: UntidyMoment): WireMatch {
  const around = moment.viewOf(tidy.id);
  if (around === null) return tidy;
  const { now } = moment;
  const match = drawnKinds('match', tidy.id, moment).reduce(
    (match, { change, key }) => change(match, { ...around, key, now }),
    tidy,
  );
  const events =
    match.events &&
    drawnKinds('events', tidy.id, moment).reduce(
      (events, { change, key }) => change(events, { key, now }),
      match.events,
    );
  const parts = Object.fromEntries(
    Object.entries(match).map(([name, part]) => {
      if (name.startsWith('odds_')) return [name, untidyPrices(part, tidy.id, moment)];
      const isList = Array.isArray(part) && (name === 'broadcast' || name === 'tvs');
      return [name, isList ? part.map((channel: Fields) => untidyChannel(channel, moment)) : part];
    }),
  ) as WireMatch;
  return events ? { ...parts, events } : parts;
}
