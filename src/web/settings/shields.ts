import { DAY_MS } from '#contract/durations.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { memoize } from '#web/state/memoize.ts';
import type { Store } from '#web/state/store.ts';
import { addReveals, type RevealKey, removeReveal } from './reveals.ts';
import { boundShields, NO_SHIELDS, type Shield, shieldsIn } from './shield-list.ts';
import { shieldsJson } from './shield-state.ts';

/** Matches that kicked off this long before a shield was set are covered, too; older results are known. */
export const LOOK_BACK_MS = 72 * 3_600_000;
/** A shield on a day ends this long after the day, or after it was set: tables wait for it. */
const DAY_SHIELD_MS = 8 * DAY_MS;

const parse = memoize(shieldsIn);

/** The viewer's shields in the order in which they were set. Other tabs see every change. */
export const shields: Store<readonly Shield[]> = {
  get: () => {
    const json = shieldsJson.get();
    return Array.isArray(json) ? parse(json) : NO_SHIELDS;
  },
  set: (list) => shieldsJson.set(list.length > 0 ? boundShields(list) : null),
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
export const addShield = (shield: NewShield): void => addShields([shield]);

function addShields(list: readonly NewShield[]): void {
  let all = shields.get();
  for (const { since = worldClock.now() ?? 0, ...shield } of list) {
    const previous = all.find(isOn(shield));
    const start = previous ? Math.min(previous.since, since) : since;
    all = [...all.filter((one) => one !== previous), { ...shield, since: start }];
  }
  shields.set(all);
}

type ShieldedMatch = Pick<MatchRow, 'id' | 'teams'>;

const onMatch = ({ id, teams: { home, away } }: ShieldedMatch, until: number): NewShield => ({
  kind: 'match',
  id,
  name: `${home.name} – ${away.name}`,
  until,
});

/** Hides the scores of matches, for as long as those of a day that is hidden now. */
export function addMatchShields(matches: readonly ShieldedMatch[]): void {
  const until = (worldClock.now() ?? 0) + DAY_SHIELD_MS;
  if (matches.length > 0) addShields(matches.map((match) => onMatch(match, until)));
}

/**
 * Hides the scores of a day, `YYYY-MM-DD` in the viewer's zone, also those that the viewer had revealed together.
 *
 * @param others matches of another day that are on its list: their shields end with the day's
 */
export function shieldDay(day: string, others: readonly ShieldedMatch[] = []): void {
  removeReveal(`day ${day}`);
  const until = Math.max(worldClock.now() ?? 0, Date.parse(day)) + DAY_SHIELD_MS;
  addShields([{ kind: 'day', id: day, name: '', until }, ...others.map((match) => onMatch(match, until))]);
}

/** Removes a day's shield, with those that were set together with it. */
function removeDayShield(day: string): void {
  const shield = shields.get().find(isOn({ kind: 'day', id: day }));
  if (!shield) return;
  const isPart = ({ kind, until }: Shield) => kind === 'match' && until === shield.until;
  shields.set(shields.get().filter((one) => one !== shield && !isPart(one)));
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

/** Reveals matches, tables and the like. A shield on a revealed match or day alone is removed. */
export function reveal(...keys: readonly RevealKey[]): void {
  addReveals(keys, worldClock.now() ?? 0);
  for (const key of keys) {
    const [kind, id = ''] = key.split(' ');
    if (kind === 'match') removeShield({ kind, id });
    if (kind === 'day') removeDayShield(id);
  }
}
