import type { Locator } from '@playwright/test';

/**
 * Returns the links without a touch area of 44 x 44 px of their own, as text. Each is searched for in its whole row,
 * by what a touch would hit.
 */
export function cramped(links: Locator): Promise<string[]> {
  return links.evaluateAll((all) => {
    /** Points are 4 px apart: any 44 px contain 11 of them. */
    const [step, side] = [4, 11];
    /** Returns the side of the largest square of hits, in points. */
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
