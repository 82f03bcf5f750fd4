import type { SheetPlayer } from './places.ts';

/** Returns the player with the best rating, the first of several; null where the service has none. */
export function bestPlayer(
  squad: readonly SheetPlayer[],
): { readonly sheet: SheetPlayer; readonly rating: number } | null {
  const rated = squad.flatMap((sheet) => {
    const rating = sheet.stats?.rating ?? null;
    return rating === null ? [] : [{ sheet, rating }];
  });
  return rated.reduce<(typeof rated)[number] | null>(
    (best, one) => (best && best.rating >= one.rating ? best : one),
    null,
  );
}
