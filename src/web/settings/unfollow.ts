import { bellKey } from '#news/alerts/bells.ts';
import { setBell } from './alerts.ts';
import { type Favourite, favourites, isSame } from './favourites.ts';
import { pins } from './pins.ts';

/** Ends a follow, with its alerts and its place at the top of the lists. Hidden scores stay hidden. */
export function unfollow({ kind, id }: Pick<Favourite, 'kind' | 'id'>): void {
  const isThis = isSame({ kind, id });
  favourites.set(favourites.get().filter((one) => !isThis(one)));
  setBell(bellKey(kind, id), []);
  if (kind === 'competition') pins.set(pins.get().filter((one) => one !== id));
}
