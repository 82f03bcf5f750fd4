import type { Locator } from '@playwright/test';

/**
 * The links in which a finger finds no square of 44 px that is theirs alone, by what a touch there hits; as text. Each
 * is looked for in its whole row.
 */
export function cramped(links: Locator): Promise<string[]> {
  return links.evaluateAll((all) => {
    /** Looked at every 4 px: wherever 44 px begin, 11 such points are in them. */
    const [step, side] = [4, 11];
    /** The longest runs that end at a point, to the left and upwards, tell the side of the square that ends there. */
    const largest = (hits: readonly boolean[][]) => {
      let above: number[] = [];
      let most = 0;
      for (const row of hits) {
        const sizes: number[] = [];
        row.forEach((isHit, x) => {
          const corner = Math.min(above[x - 1] ?? 0, above[x] ?? 0, sizes[x - 1] ?? 0);
          sizes.push(isHit ? corner + 1 : 0);
        });
        most = Math.max(most, ...sizes);
        above = sizes;
      }
      return most;
    };
    const rows = Map.groupBy(all, (link) => link.closest('tr, li') ?? link);
    return [...rows].flatMap(([row, itsLinks]) => {
      row.scrollIntoView({ block: 'center' });
      const { left, top, right, bottom } = row.getBoundingClientRect();
      const hits: (Element | null)[][] = [];
      for (let y = top + 1; y < bottom; y += step) {
        const line: (Element | null)[] = [];
        for (let x = left + 1; x < right; x += step)
          line.push(document.elementFromPoint(x, y)?.closest('a, button') ?? null);
        hits.push(line);
      }
      return itsLinks
        .map((link) => ({ link, points: largest(hits.map((line) => line.map((hit) => hit === link))) }))
        .filter(({ points }) => points < side)
        .map(({ link, points }) => `${link.textContent}: ${points * step} px`);
    });
  });
}
