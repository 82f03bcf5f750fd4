import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { PLANTED } from './planted.ts';

/** The situations that tests begin with, by the finder's names. */
const NAMES = [
  'abandoned',
  'awarded',
  'conferences',
  'eight-groups',
  'eleven-ten',
  'full-time',
  'goal',
  'head-to-head',
  'kick-off',
  'late-scorer',
  'long-name',
  'national-team',
  'no-coverage',
  'own-goal',
  'points-deducted',
  'rearranged',
  'ruled-out-goal',
  'second-leg',
  'second-leg-extra-time',
  'second-yellow',
  'shoot-out',
  'split-league',
  'women',
] as const;

/** Those with more goals in the events than in the score, where the feed is untidy: they take seconds to find. */
export const UNTIDY_NAMES = [
  'untidy-event-other-side',
  'untidy-goal-doubled',
  'untidy-goal-withdrawn',
] as const;

export type SituationName = (typeof NAMES | typeof UNTIDY_NAMES)[number];

/** The first match after the planted instant in which it happens: no case is hand-picked. */
export interface Situation {
  readonly match_id: number;
  /** A moment before it happens, ISO. */
  readonly instant: string;
  /** ISO. */
  readonly happens: string;
}

const VARIABLE = 'E2E_SITUATIONS';

/** Finds situations in one process, for every worker: a world is built once. */
export function findSituations(names: readonly SituationName[] = NAMES): void {
  const script = join(import.meta.dirname, '../../src/run/service.ts');
  const args = [script, 'find', ...names, '--from', PLANTED.now, '--seed', String(PLANTED.seed)];
  const lines = execFileSync(process.execPath, args, { encoding: 'utf8' }).trim().split('\n');
  const entries = names.map((name, at) => [name, JSON.parse(lines[at] ?? '')]);
  process.env[VARIABLE] = JSON.stringify(Object.fromEntries(entries));
}

let situations: { readonly [name in SituationName]?: Situation } | undefined;

export function situation(name: SituationName): Situation {
  situations ??= JSON.parse(process.env[VARIABLE] ?? '{}') as typeof situations;
  const match = situations?.[name];
  if (!match) throw new Error(`There is no situation ${name}: Playwright's global set-up has not run.`);
  return match;
}
