import { parseDay } from '#contract/calendar-day.ts';
import { parseJson } from '#contract/parse/parse-json.ts';
import { MAX_SHIELDS, SHIELD_KINDS } from '#news/shield-kinds.ts';

/** What must not be spoilt: every match, those of a competition, a team or a day, or one match. */
export interface Shield {
  readonly kind: (typeof SHIELD_KINDS)[number];
  /** Empty for `all`; the viewer's day `YYYY-MM-DD` for `day`. */
  readonly id: string;
  readonly name: string;
  /** World's instant at which it was set, epoch ms. */
  readonly since: number;
  /** World's instant at which it ends, epoch ms; null until it is removed. */
  readonly until: number | null;
}

export const NO_SHIELDS: readonly Shield[] = [];

/** Returns the valid shields of a stored list. */
export const shieldsIn = (json: readonly unknown[]) => boundShields(json.flatMap(shieldOf));

/** Returns no more shields than are kept: the oldest ones of matches go first, since those are short-lived. */
export function boundShields(list: readonly Shield[]): readonly Shield[] {
  let over = list.length - MAX_SHIELDS;
  return list.filter(({ kind }) => kind !== 'match' || over-- <= 0).slice(-MAX_SHIELDS);
}

function shieldOf(json: unknown): readonly Shield[] {
  if (typeof json !== 'object' || json === null) return [];
  const { kind, id, name, since, until } = json as Record<string, unknown>;
  const validKind = SHIELD_KINDS.find((one) => one === kind);
  if (!validKind || typeof id !== 'string' || typeof name !== 'string') return [];
  if (validKind === 'day' && parseDay(id) === null) return [];
  // A shield without a valid start covers everything; one without a valid end stays until it is removed.
  return [
    { kind: validKind, id, name, since: Number.isFinite(since) ? Number(since) : 0, until: endOf(until) },
  ];
}

const endOf = (json: unknown) => (typeof json === 'number' && Number.isFinite(json) ? json : null);

/** Returns a stored text as this version writes it; null without a valid shield. */
export function normalizeShields(text: string | null): string | null {
  const json: unknown = text && parseJson(text, null);
  const list = Array.isArray(json) ? shieldsIn(json) : NO_SHIELDS;
  return list.length > 0 ? JSON.stringify(list) : null;
}
