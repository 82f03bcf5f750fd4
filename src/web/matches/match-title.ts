import { isolateNames } from '#contract/isolate-names.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { Words } from '#web/words/words.ts';
import { scoreText } from './score-text.ts';

/** Returns the title of a match's page: its teams, with the score if it has one. */
export function matchTitle(match: Pick<MatchRow, 'teams' | 'scores'>, words: Words<'match'>): string {
  const [home, away] = isolateNames(match.teams.home.name, match.teams.away.name);
  return words.match.title(home, scoreText(match, words), away);
}
