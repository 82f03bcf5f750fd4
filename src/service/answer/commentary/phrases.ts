/** The subject of a comment. */
export type CommentKind =
  | 'live'
  | 'venue'
  | 'referee'
  | 'formations'
  | 'kickOff'
  | 'halfTime'
  | 'secondHalf'
  | 'addedMinute'
  | 'addedMinutes'
  | 'fullTime'
  | 'extraTimeToCome'
  | 'extraTime'
  | 'extraTimeHalf'
  | 'extraTimeSecond'
  | 'shootOutToCome'
  | 'afterExtraTime'
  | 'shootOut'
  | 'afterShootOut'
  | 'interrupted'
  | 'resumed'
  | 'abandoned'
  | 'goal'
  | 'goalAssisted'
  | 'goalUnknown'
  | 'goalPenalty'
  | 'ownGoal'
  | 'ruledOut'
  | 'penaltyOverturned'
  | 'penaltyRetaken'
  | 'yellow'
  | 'secondYellow'
  | 'red'
  | 'change'
  | 'changeInjured'
  | 'corner'
  | 'onTarget'
  | 'offTarget'
  | 'penaltySaved'
  | 'penaltyMissed'
  | 'kickScored'
  | 'kickMissed';

/**
 * Sentences of a language by subject; each comment picks one. Placeholders in braces: `home`, `away`, `team`,
 * `other` (teams), `player`, `related` (assist, or the player going off), `score`, `count` (minutes), `venue`,
 * `referee`, `formation`, `against` (formations), `reason`.
 */
export interface Phrases {
  readonly sentences: Readonly<Record<CommentKind, readonly string[]>>;
  /** Reasons for disallowed goals, by the engine's English text. */
  readonly reasons: Readonly<Record<string, string>>;
}
