import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { Side } from '#contract/side-of.ts';
import type { MatchChange } from '#news/match-change.ts';
import type { AlertKind } from './alert-kinds.ts';

/** How a goal was scored or a player sent off, how a match ended, or what became of its kick-off. */
type AlertDetail = MatchChange['detail'] | 'new-time';

/** Something that happened in a match, as data: `alert-text.ts` puts it into words. */
export interface Alert {
  /** The same for the same event, whichever answer showed it: `99 goal home 2`. */
  readonly key: string;
  readonly kind: AlertKind | 'price';
  readonly matchId: string;
  readonly teams: MatchRow['teams'];
  readonly league: MatchRow['league'];
  /** The score after it; null before kick-off. */
  readonly score: Score | null;
  /** The shoot-out's score, once it is over. */
  readonly penalties: Score | null;
  /** The side of a goal or of a player who was sent off. */
  readonly side: Side | null;
  /** The scorer, or the player who was sent off; null while unknown, then the alert comes again with the same key. */
  readonly player: { readonly id: string | null; readonly name: string } | null;
  /** `45+2`; null while unknown. */
  readonly minute: string | null;
  readonly detail: AlertDetail;
  /** Scheduled kick-off, epoch seconds. */
  readonly kickOff: number;
  /** World time of the answer that showed it, epoch ms. */
  readonly at: number;
  /** Set on a ruled-out goal: the key of the goal's alert, whose place this one takes. */
  readonly corrects?: string;
  /** Title and details of a price, which has words of its own for its viewer. */
  readonly wording?: { readonly title: string; readonly details: readonly string[] };
}
