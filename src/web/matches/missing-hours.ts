import { type Day, dayAt } from '#web/format/day.ts';

const QUARTER_S = 900;

/** Hours of a viewer's day, epoch seconds; null: from its start, or up to its end. */
export interface Hours {
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * Returns the hours of a viewer's day that lie in UTC days.
 *
 * @param quarters of the viewer's day, in order
 */
export function hoursIn(quarters: ReadonlySet<number>, utcDays: readonly Day[]): readonly Hours[] {
  const all = [...quarters];
  return utcDays.flatMap((day) => {
    const own = all.filter((quarter) => dayAt(quarter * QUARTER_S * 1000, 'UTC') === day);
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return [];
    const from = first === all[0] ? null : first * QUARTER_S;
    return [{ from, to: last === all.at(-1) ? null : (last + 1) * QUARTER_S }];
  });
}
