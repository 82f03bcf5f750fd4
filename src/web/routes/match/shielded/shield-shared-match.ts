import { filtering } from '#web/data/answer-filter.ts';
import { matchAt } from '#web/navigation/addresses.ts';
import { addShield } from '#web/settings/shields.ts';

/**
 * Shields the match of a link that was shared without spoilers (`?spoilers=off`), until the viewer reveals it. Resolves once
 * no answer has its result any more.
 */
export async function shieldSharedMatch(pathname: string): Promise<void> {
  const id = matchAt(pathname)?.id;
  // Its name comes with the match.
  if (id) addShield({ kind: 'match', id, name: '', since: 0, until: null });
  await filtering.filter;
}
