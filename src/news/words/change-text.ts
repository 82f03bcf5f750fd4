import { isolateNames } from '#contract/isolate-names.ts';
import type { Score } from '#contract/parse/score.ts';
import type { Side } from '#contract/side-of.ts';
import { ENDS, type MatchChange } from '#news/match-change.ts';
import type { Parts } from '#words/parts.ts';

/** The texts of changes, with those of scores and minutes. */
export type ChangeWords = Pick<Parts['first'], 'moment' | 'score'> & Parts['changes'];

/** What has happened in a match, as far as words need it: a change, or line-ups that are out. */
export interface ChangeFacts {
  readonly kind: MatchChange['kind'] | 'line-ups';
  readonly side: Side | null;
  readonly detail: MatchChange['detail'];
  readonly score: Score | null;
  readonly minute?: string | null;
  readonly player?: { readonly name: string } | null;
}

export type Teams = Readonly<Record<Side, { readonly name: string }>>;

/** The match of a change. */
interface WordedMatch {
  readonly teams: Teams;
  /** The score of its shoot-out. */
  readonly penalties: Score | null;
  /** Day and time of its kick-off, in words. */
  readonly kickOff: string;
}

type ChangeName = keyof ChangeWords['changes']['names'];

function nameOf({ kind, detail }: ChangeFacts): ChangeName {
  switch (kind) {
    case 'goal-details':
      return 'goal';
    case 'red-details':
      return 'red';
    case 'disallowed':
      return 'ruled-out';
    case 'withdrawn':
    case 'details':
      return 'ruling';
    case 'kick':
      return detail === 'scored' ? 'kick-scored' : 'kick-missed';
    case 'off':
      return ENDS.find((end) => end === detail) ?? 'cancelled';
    case 'full-time':
      return ENDS.find((end) => end === detail) ?? kind;
    default:
      return kind;
  }
}

/** Returns what has happened: `Goal for Dunmarrow`. */
export function titleText(change: ChangeFacts, teams: Teams, { changes }: ChangeWords): string {
  const { names, forTeam } = changes;
  const name = nameOf(change);
  const isOfTeam = change.side !== null && (name === 'goal' || name === 'red');
  return isOfTeam ? forTeam(names[name], teams[change.side].name) : names[name];
}

/** Returns when, who and how: `45+2′ Osei (penalty)`; '' if nothing is known. */
export function incidentText(
  { minute, player, detail }: Pick<ChangeFacts, 'minute' | 'player' | 'detail'>,
  words: ChangeWords,
): string {
  const manners: Readonly<Record<string, string>> = words.changes.manners;
  const manner = detail && manners[detail];
  return [minute && words.moment.minute(minute), isolateNames(player?.name ?? '')[0], manner && `(${manner})`]
    .filter(Boolean)
    .join(' ');
}

/** Returns the score of a shoot-out, who it was and how, and the time of the kick-off, as far as the change has them. */
export function detailTexts(change: ChangeFacts, match: WordedMatch, words: ChangeWords): readonly string[] {
  const { kind } = change;
  const isBefore = kind === 'line-ups' || kind === 'rescheduled';
  const parts = [
    kind === 'full-time' && match.penalties && words.changes.penalties(words.score(...match.penalties)),
    incidentText(change, words),
    isBefore && match.kickOff,
  ];
  return parts.filter((part) => typeof part === 'string' && part !== '') as readonly string[];
}

/** Returns a match with the score after a change: `Dunmarrow 2–1 Ashby Vale`. */
export function matchText({ kind, score }: ChangeFacts, teams: Teams, words: ChangeWords): string {
  const [home, away] = isolateNames(teams.home.name, teams.away.name);
  return score && kind !== 'kick-off'
    ? `${home} ${words.score(...score)} ${away}`
    : words.changes.versus(home, away);
}

/** A change in the words of a notification or an entry of a feed. */
export interface ChangeText {
  readonly title: string;
  readonly body: string;
}

export const changeText = (change: ChangeFacts, match: WordedMatch, words: ChangeWords): ChangeText => ({
  title: titleText(change, match.teams, words),
  body: [matchText(change, match.teams, words), ...detailTexts(change, match, words)].join(' · '),
});
