import { worldClock } from '#web/clock/world-clock.ts';
import { memoize } from '#web/format/memoize.ts';
import type { Store } from '#web/state/store.ts';
import { shieldsJson } from './shield-state.ts';

const KINDS = ['all', 'competition', 'team', 'match'] as const;

/** What must not be spoilt: every match, or those of a competition or a team, or one match. */
export interface Shield {
  readonly kind: (typeof KINDS)[number];
  /** Empty for `all`. */
  readonly id: string;
  readonly name: string;
  /** World's instant at which it was set, epoch ms. */
  readonly since: number;
  /** World's instant at which it ends, epoch ms; null until it is removed. */
  readonly until: number | null;
}

/** Matches that kicked off this long before a shield was set are covered, too; older results are known. */
export const LOOK_BACK_MS = 72 * 3_600_000;
/** Maximum of shields; the oldest beyond it are dropped. */
const MAX_SHIELDS = 100;
const NO_SHIELDS: readonly Shield[] = [];

const shieldsIn = (json: readonly unknown[]) => json.flatMap(shieldOf).slice(-MAX_SHIELDS);

function shieldOf(json: unknown): readonly Shield[] {
  if (typeof json !== 'object' || json === null) return [];
  const { kind, id, name, since, until } = json as Record<string, unknown>;
  const validKind = KINDS.find((one) => one === kind);
  if (!validKind || typeof id !== 'string' || typeof name !== 'string') return [];
  // A shield without a valid start covers everything; one without a valid end stays until it is removed.
  return [
    { kind: validKind, id, name, since: Number.isFinite(since) ? Number(since) : 0, until: endOf(until) },
  ];
}

const endOf = (json: unknown) => (typeof json === 'number' && Number.isFinite(json) ? json : null);

const parse = memoize(shieldsIn);

/** The viewer's shields in the order in which they were set. Other tabs see every change. */
export const shields: Store<readonly Shield[]> = {
  get: () => {
    const json = shieldsJson.get();
    return Array.isArray(json) ? parse(json) : NO_SHIELDS;
  },
  set: (list) => shieldsJson.set(list.length > 0 ? list.slice(-MAX_SHIELDS) : null),
  subscribe: shieldsJson.subscribe,
};

type NewShield = Omit<Shield, 'since'> & Partial<Pick<Shield, 'since'>>;
type Subject = Pick<Shield, 'kind' | 'id'>;

const isOn =
  ({ kind, id }: Subject) =>
  (one: Subject) =>
    one.kind === kind && one.id === id;

/** Sets a shield, or removes the one on the same. */
export function toggleShield(subject: Pick<Shield, 'kind' | 'id' | 'name'>): void {
  if (shields.get().some(isOn(subject))) removeShield(subject);
  else addShield({ ...subject, until: null });
}

/** Sets a shield, from now on by default; an earlier one on the same keeps its start. */
export function addShield({ since = worldClock.now() ?? 0, ...shield }: NewShield): void {
  const now = shields.get();
  const previous = now.find(isOn(shield));
  const start = previous ? Math.min(previous.since, since) : since;
  shields.set([...now.filter((one) => one !== previous), { ...shield, since: start }]);
}

export function removeShield(subject: Subject): void {
  const isOnSubject = isOn(subject);
  shields.set(shields.get().filter((one) => !isOnSubject(one)));
}

/** Whether there is a shield. */
export const hasShields = (): boolean => shieldsJson.get() !== null;

/** Whether a shield still holds. `now` is world time, epoch ms; null before the first response. */
export const holds = ({ until }: Shield, now: number | null): boolean =>
  until === null || now === null || now < until;
