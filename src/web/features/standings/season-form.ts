import type { MatchRow } from '#contract/records/match.ts';
import type { View } from './view.ts';

/** Number of results in the form. */
const LAST = 5;

/** Returns the form of every team in a view from the season's finished matches, newest last. */
export function formsOf(matches: readonly MatchRow[], view: View): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>();
  const note = (team: string, own: number, other: number) => {
    const form = forms.get(team) ?? [];
    forms.set(team, [...form, own > other ? 'W' : own === other ? 'D' : 'L'].slice(-LAST));
  };
  const ended = matches.filter(({ phase }) => phase === 'finished');
  for (const { teams, scores } of ended.sort((a, b) => a.time.timestamp - b.time.timestamp)) {
    const { home_score: home, away_score: away } = scores;
    if (home === null || away === null) continue;
    if (view !== 'away') note(teams.home.id, home, away);
    if (view !== 'home') note(teams.away.id, away, home);
  }
  return forms;
}
