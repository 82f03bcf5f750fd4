import { loserOf } from '#contract/loser-of.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { scoreOf } from '#contract/score.ts';
import { SIDES } from '#contract/side-of.ts';
import type { View } from './view.ts';

const MAX_RESULTS = 5;

/** Returns the form of every team in a view from the season's finished matches, newest last. */
export function teamForms(matches: readonly MatchRow[], view: View): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>();
  const finished = matches.filter((match) => match.phase === 'finished' && scoreOf(match));
  for (const match of finished.sort((a, b) => a.time.timestamp - b.time.timestamp)) {
    const loser = loserOf(match);
    for (const side of SIDES.filter((one) => view === 'overall' || view === one)) {
      const { id } = match.teams[side];
      const letter = loser === null ? 'D' : loser === side ? 'L' : 'W';
      forms.set(id, [...(forms.get(id) ?? []), letter].slice(-MAX_RESULTS));
    }
  }
  return forms;
}
