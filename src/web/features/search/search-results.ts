import type { SearchKind } from '#web/settings/recent.ts';
import type { ResultGroup } from './group-results.ts';

/** The results of a search so far, and the searches that can follow. */
export interface SearchResults {
  readonly groups: readonly ResultGroup[];
  /** Whether nothing has exactly this name, so that the results are similar names. */
  readonly isNearly: boolean;
  /** Whether the service has not answered yet. */
  readonly isWaiting: boolean;
  /** Why the service did not answer; null if it did. */
  readonly trouble: string | null;
  /** Whether only loaded data are searched, because few requests are left today. */
  readonly isLimited: boolean;
  /** Kinds not searched yet: each costs a request. */
  readonly moreKinds: readonly SearchKind[];
  readonly searchKind: (kind: SearchKind) => void;
  /** Kinds to search for similar names where nothing was found: each costs up to three requests. */
  readonly similarKinds: readonly SearchKind[];
  readonly searchSimilar: (kind: SearchKind) => void;
  /** Fetches the clubs of players with the same name; null if there are none, or their clubs are loaded. */
  readonly fetchClubs: (() => void) | null;
}
