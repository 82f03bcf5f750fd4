import { WALL_VIEWS, type WallView } from '#contract/wall-address.ts';

/**
 * Returns all views in the order of a form. It keeps its order as long as that has the chosen views in theirs, so that
 * no row moves when a view is switched on or off.
 */
export function mergeOrder(order: readonly WallView[], chosen: readonly WallView[]): readonly WallView[] {
  const chosenInOrder = order.filter((view) => chosen.includes(view));
  if (chosenInOrder.join() === chosen.join()) return order;
  return [...chosen, ...WALL_VIEWS.filter((view) => !chosen.includes(view))];
}

/** Returns an order in which a view has changed places with its neighbour. */
export function movedView(order: readonly WallView[], view: WallView, step: -1 | 1): readonly WallView[] {
  const at = order.indexOf(view);
  const other = order[at + step];
  if (other === undefined) return order;
  return order.map((one) => (one === view ? other : one === other ? view : one));
}
