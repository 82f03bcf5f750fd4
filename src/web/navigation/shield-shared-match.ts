import { addShield } from '#web/settings/shields.ts';
import { matchAt } from './addresses.ts';

/** Shields the match of a link that was shared without spoilers (`?spoilers=off`), until the viewer reveals it. */
export function shieldSharedMatch(pathname: string): void {
  const id = matchAt(pathname)?.id;
  // Its name comes with the match.
  if (id) addShield({ kind: 'match', id, name: '', since: 0, until: null });
}
