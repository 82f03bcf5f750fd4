/** What a sentence of the commentary is about. */
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
 * How a language says it: some sentences for each kind, of which every comment draws one. In braces: `home`, `away`,
 * `team`, `other` (teams), `player`, `related` (who made the assist, or goes off), `score`, `count` (minutes),
 * `venue`, `referee`, `formation`, `against` (formations), `reason`.
 */
export interface Phrases {
  readonly sentences: Readonly<Record<CommentKind, readonly string[]>>;
  /** Why goals are ruled out, by the engine's English. */
  readonly reasons: Readonly<Record<string, string>>;
}
