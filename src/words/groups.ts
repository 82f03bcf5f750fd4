import type { Parts } from './parts.ts';

export type Part = keyof Parts;

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The texts of some parts as one object: `PartTexts<'match' | 'odds'>`. */
export type PartTexts<P extends Part> = Together<Parts[P]>;

/**
 * Parts whose texts a browser fetches together; a part may be in several groups, and those of the server are in none. Which
 * code needs which groups is proved by `web/words/groups.test.ts`.
 */
export const GROUPS = {
  /** The frame and the list of matches. */
  first: ['first'],
  /** What most visits open after it. */
  pages: [
    'bracket',
    'calendar',
    'catch-up-offer',
    'changes',
    'comments',
    'compare-link',
    'competition',
    'curve',
    'filter',
    'first-visit',
    'h2h',
    'hide-scores',
    'keys',
    'leaders',
    'ledger',
    'line-ups',
    'match',
    'match-cards',
    'match-info',
    'match-stats',
    'media',
    'my',
    'news',
    'no-odds',
    'not-found',
    'notes',
    'odds',
    'pre-match',
    'profile',
    'recovery',
    'relation',
    'rewind-button',
    'search',
    'settings',
    'share',
    'shield',
    'shoot-out',
    'sidebar',
    'standings',
    'team',
    'teleprinter',
    'trouble',
    'tv',
    'venues',
    'what-if-mark',
  ],
  /** What few visits open. */
  later: [
    'about',
    'alerts',
    'builders',
    'catch-up',
    'compare',
    'console',
    'delay',
    'desk',
    'follow',
    'in-tab',
    'my-channels',
    'play-back',
    'price-waits',
    'prices',
    'remote',
    'rewind',
    'share-feeds',
    'shield-settings',
    'statistics',
    'status',
    'status-walls',
    'transfer',
    'vidiprinter',
    'wall-address',
    'what-if',
  ],
  wall: [
    'first',
    'changes',
    'curve',
    'h2h',
    'match',
    'notes',
    'odds',
    'pre-match',
    'shoot-out',
    'standings',
    'teleprinter',
    'trouble',
    'wall',
    'wall-address',
    'wall-clock',
    'wall-health',
    'wall-match',
    'wall-menu',
    'wall-odds',
    'wall-scores',
    'wall-table',
    'wall-tv',
  ],
  'embed-match': ['first', 'changes', 'embed', 'match', 'trouble'],
  'embed-table': ['first', 'embed', 'standings', 'trouble'],
  'embed-scores': ['first', 'embed', 'trouble'],
  /** The service's note on a match, in an embed. */
  notes: ['notes'],
  /** What is wrong with the address of an embed. */
  'embed-problems': ['embed-address'],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

export type Group = keyof typeof GROUPS;
