import type { Locator } from '@playwright/test';

/**
 * Returns the texts of the links without a touch area of 44 x 44 px of their own. The area is searched for in the
 * link's whole row, by what a touch would hit.
 */
export function cramped(links: Locator): Promise<string[]> {
  return links.evaluateAll((all) => {
    /** Points are 4 px apart: any 44 px contain 11 of them. */
    const [step, side] = [4, 11];
    const offsets = [...Array(side).keys()];
    /** Returns what a touch hits at a point of the row, counted in points from the row's corner. */
    const hitsOf = (row: Element) => {
      row.scrollIntoView({ block: 'center' });
      const { left, top, right, bottom } = row.getBoundingClientRect();
      const hits = new Map<string, Element | null>();
      return (x: number, y: number): Element | null => {
        const [px, py] = [left + 1 + x * step, top + 1 + y * step];
        if (x < 0 || y < 0 || px >= right || py >= bottom) return null;
        const key = `${x} ${y}`;
        if (!hits.has(key)) hits.set(key, document.elementFromPoint(px, py)?.closest('a, button') ?? null);
        return hits.get(key) ?? null;
      };
    };
    const rows = Map.groupBy(all, (link) => link.closest('tr, li') ?? link);
    return [...rows].flatMap(([row, itsLinks]) => {
      const hit = hitsOf(row);
      const { width, height } = row.getBoundingClientRect();
      const hasSquareAt = (link: Element, left: number, top: number) =>
        offsets.every((y) => offsets.every((x) => hit(left + x, top + y) === link));
      const hasSquare = (link: Element): boolean => {
        // Every square of points contains exactly one of these.
        for (let y = side - 1; y * step < height; y += side)
          for (let x = side - 1; x * step < width; x += side)
            if (
              hit(x, y) === link &&
              offsets.some((up) => offsets.some((back) => hasSquareAt(link, x - back, y - up)))
            )
              return true;
        return false;
      };
      return itsLinks.filter((link) => !hasSquare(link)).map((link) => link.textContent ?? '');
    });
  });
}
