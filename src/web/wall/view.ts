import type { ReactNode } from 'react';
import type { WallProgram } from '#contract/wall-address.ts';
import type { Answer } from '#web/data/fetch.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import type { Day } from '#web/format/day.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import type { Words } from '#web/words/words.ts';
import type { Space } from './frame/space.ts';

/** Parts whose texts views need. */
export type WallPart =
  | 'wall'
  | 'wall-clock'
  | 'wall-match'
  | 'wall-odds'
  | 'wall-scores'
  | 'wall-table'
  | 'wall-tv';

/** What a wall is about at the moment: its program and the matches of its day. */
export interface WallSubject {
  readonly program: WallProgram;
  /** IANA zone of all times. */
  readonly zone: string;
  /** The wall's day, which begins at the rollover hour of its program; null until the first response. */
  readonly day: Day | null;
  /** The matches of the wall's day that its program wants, in order of kick-off. */
  readonly rows: readonly MatchListRow[];
  /** Id of the match that a remote has pinned: the match view has a page of it, whatever else it shows. */
  readonly pinned: string | null;
  /** The world's time in full minutes, epoch ms; 0 before the first answer. */
  readonly minute: number;
  /** Returns the answer of a query that the view names in `queries`; undefined until it has come once. */
  readonly answerOf: <T>(query: WallQuery<T>) => Answer<T> | undefined;
}

/** What views are drawn from. They are pure: the same context gives the same pages. */
export interface WallContext extends WallSubject {
  /** Returns the as-of instant of the newest list of matches, or of the newest one that has a match, epoch ms. */
  readonly confirmed: (id?: string) => number;
  readonly space: Space;
  /** How many pages the board may have so that each is on in time (`boardRoom`). */
  readonly boardRoom: number;
  /** Whether the vidiprinter has a line about a match that the program wants (`VidiprinterContext`). */
  readonly hasVidiprinterLines: boolean;
  /** In the wall's language. */
  readonly words: Words<WallPart>;
}

/** A query of the data layer (`operationQuery`, `polledQuery`, …). */
export interface WallQuery<T = unknown> {
  readonly queryKey: OperationKey;
  readonly queryFn?: unknown;
  /** Carries the type of its data. */
  readonly select?: ((answer: Answer<T>) => Answer<T>) | undefined;
}

/** A query of whatever data. */
export type ViewQuery = Pick<WallQuery, 'queryKey' | 'queryFn'>;

/** One page of a view, which fills the screen for the seconds of the program. */
export interface WallPage {
  /** Stable while its subject is: the page stays on screen when pages before it come or go. */
  readonly key: string;
  readonly title: string;
  /** Quiet words beside the title, before the number of a part; in the foot of a page without a head. */
  readonly note: string | null;
  /** Whether it is a part of a list: the frame says which of those that take turns. */
  readonly isPart?: boolean;
  /** Whether it shows matches in play, which its title says by its colour. */
  readonly isLive?: boolean;
  /** Whether the page takes the room of the head, too (`Space.headHeight`); the clock is then in the foot. */
  readonly isHeadless?: boolean;
  /** The match that fills the page: a remote can pin it, and while it is on screen its goals take no screen. */
  readonly matchId?: string;
  /** Ids of the matches on a page of several, which a remote offers first. */
  readonly matchIds?: readonly string[];
  /** Whether a followed team is in play on it: such pages have every other turn. */
  readonly isFollowed?: boolean;
  /** Whether it has the matches most worth watching, from other pages: it is on more often than those. */
  readonly isToWatch?: boolean;
  readonly element: ReactNode;
}

/** A view of a wall. */
export interface View {
  /** Its requests besides the day's matches. */
  readonly queries?: (subject: WallSubject) => readonly ViewQuery[];
  /** Its pages; none while there is nothing to show. */
  readonly pages: (context: WallContext) => readonly WallPage[];
}
