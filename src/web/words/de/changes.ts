import { changes as words } from '#news/words/de.ts';
import type { changesWords } from '#web/words/changes.ts';

export const changes = { changes: words } satisfies typeof changesWords;
