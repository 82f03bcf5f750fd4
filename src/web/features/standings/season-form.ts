import { letterOf } from '#contract/loser-of.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { SIDES } from '#contract/side-of.ts';
import type { View } from './view.ts';

const MAX_RESULTS = 5;

/** Returns the form of every team in a view from the season's finished matches, newest last. */
export function teamForms(matches: readonly MatchRow[], view: View): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>();
  for (const match of matches.toSorted((a, b) => a.time.timestamp - b.time.timestamp))
    for (const side of SIDES.filter((one) => view === 'overall' || view === one)) {
      const { id } = match.teams[side];
      const letter = letterOf(match, side);
      if (letter) forms.set(id, [...(forms.get(id) ?? []), letter].slice(-MAX_RESULTS));
    }
  return forms;
}
