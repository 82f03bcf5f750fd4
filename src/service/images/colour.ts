/** Returns red, green and blue of "#rrggbb", each 0 to 255. */
function channels(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Returns the relative luminance, 0 to 1 (WCAG 2). */
function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast of two colours, 1 to 21 (WCAG 2). */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the first candidate with enough contrast to the ground, else black or white. */
export function legibleOn(ground: string, wishes: readonly string[]): string {
  const wish = wishes.find((colour) => contrast(ground, colour) >= 2);
  return wish ?? (contrast(ground, '#ffffff') >= contrast(ground, '#111111') ? '#ffffff' : '#111111');
}

/** Page backgrounds of both themes: an outline must be visible on each. */
const PAGES = ['#ffffff', '#1b211e'];

/** Returns the colour that is most visible as an outline in both themes, else a grey. */
export function edgeOf(colours: readonly string[]): string {
  const seen = (colour: string) => Math.min(...PAGES.map((page) => contrast(colour, page)));
  const best = [...colours].sort((a, b) => seen(b) - seen(a))[0];
  return best !== undefined && seen(best) >= 1.5 ? best : '#808683';
}
