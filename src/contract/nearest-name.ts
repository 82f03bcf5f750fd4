/** A name with more slips than this is not taken for a misspelling. */
const MAX_SLIPS = 2;

/** Returns how many letters must be added, removed or replaced to turn one text into another. */
function slipsBetween(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (const [at, other] of [...to].entries()) {
      const replaced = (previous[at] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(replaced, (previous[at + 1] ?? 0) + 1, (current[at] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}

/** Returns the name that a misspelt one probably means; null if none is near. */
export function nearestName(text: string, names: readonly string[]): string | null {
  const wish = text.trim().toLowerCase();
  if (wish === '' || wish.length > 40) return null;
  let nearest: string | null = null;
  let fewest = Math.min(MAX_SLIPS, wish.length - 1) + 1;
  for (const name of names) {
    const slips = slipsBetween(wish, name);
    if (slips < fewest) [nearest, fewest] = [name, slips];
  }
  return nearest;
}
