import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { scoreOf, swapSides } from '#contract/score.ts';
import type { View } from './view.ts';

const MAX_RESULTS = 5;

/** Returns the form of every team in a view from the season's finished matches, newest last. */
export function teamForms(matches: readonly MatchRow[], view: View): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>();
  const addResult = (team: string, [own, other]: Score) => {
    const form = forms.get(team) ?? [];
    forms.set(team, [...form, own > other ? 'W' : own === other ? 'D' : 'L'].slice(-MAX_RESULTS));
  };
  const finished = matches.filter(({ phase }) => phase === 'finished');
  for (const match of finished.sort((a, b) => a.time.timestamp - b.time.timestamp)) {
    const score = scoreOf(match);
    if (score && view !== 'away') addResult(match.teams.home.id, score);
    if (score && view !== 'home') addResult(match.teams.away.id, swapSides(score));
  }
  return forms;
}
