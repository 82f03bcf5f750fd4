import { type Favourite, favourites } from './favourites.ts';

/**
 * Stores the viewer's order of the favourites of a kind. Favourites of other kinds keep their places.
 *
 * @param ids of the kind, in order; favourites that it lacks come last
 */
export function orderFavourites(kind: Favourite['kind'], ids: readonly string[]): void {
  const all = favourites.get();
  const placeOf = ({ id }: Favourite) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  const ordered = all.filter((one) => one.kind === kind).sort((a, b) => placeOf(a) - placeOf(b));
  favourites.set(all.map((one) => (one.kind === kind ? (ordered.shift() ?? one) : one)));
}
