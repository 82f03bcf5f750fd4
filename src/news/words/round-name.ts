import type { Parts } from '#words/parts.ts';

type RoundWords = Pick<Parts['first'], 'scores'>;
type Round = keyof RoundWords['scores']['rounds'];

/** Rounds and stages by their names in records. */
const ROUNDS: Readonly<Record<string, Round>> = {
  Final: 'final',
  'Third-place play-off': 'third-place',
  'Semi-finals': 'semi-finals',
  'Quarter-finals': 'quarter-finals',
  'Round of 16': 'round-of-16',
  'Round of 32': 'round-of-32',
  'Regular Season': 'regular-season',
  'Group stage': 'group-stage',
  Knockout: 'knockout',
  'Championship Round': 'championship-round',
  'Middle Round': 'middle-round',
  'Relegation Round': 'relegation-round',
};

/** The name of a round, stage or group in a language; a name that is not known as it came. */
export function roundName(name: string, { scores }: RoundWords): string {
  if (/^\d+$/.test(name)) return scores.round(name);
  const key = ROUNDS[name];
  if (key) return scores.rounds[key];
  const [, round] = /^Round (\d+)$/.exec(name) ?? [];
  if (round) return scores.roundOf(round);
  const [, group] = /^Group (\w+)$/.exec(name) ?? [];
  return group ? scores.groupOf(group) : name;
}
