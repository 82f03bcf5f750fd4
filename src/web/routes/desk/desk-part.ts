import type { Words } from '#web/words/words.ts';

/** Parts whose texts the desk's text needs. */
export type DeskPart = 'desk' | 'match' | 'changes' | 'notes' | 'standings';

export type DeskTexts = Words<DeskPart>;
