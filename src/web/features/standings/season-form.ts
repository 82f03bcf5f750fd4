import type { MatchRow } from '#contract/records/match.ts';
import type { View } from './view.ts';

/** Number of results in the form. */
const MAX_RESULTS = 5;

/** Returns the form of every team in a view from the season's finished matches, newest last. */
export function teamForms(matches: readonly MatchRow[], view: View): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>();
  const addResult = (team: string, own: number, other: number) => {
    const form = forms.get(team) ?? [];
    forms.set(team, [...form, own > other ? 'W' : own === other ? 'D' : 'L'].slice(-MAX_RESULTS));
  };
  const finished = matches.filter(({ phase }) => phase === 'finished');
  for (const { teams, scores } of finished.sort((a, b) => a.time.timestamp - b.time.timestamp)) {
    const { home_score: home, away_score: away } = scores;
    if (home === null || away === null) continue;
    if (view !== 'away') addResult(teams.home.id, home, away);
    if (view !== 'home') addResult(teams.away.id, away, home);
  }
  return forms;
}
