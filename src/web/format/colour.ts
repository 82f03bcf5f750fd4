type Rgb = readonly [red: number, green: number, blue: number];

/** The light of `#rrggbb`, each channel 0 to 1: sRGB with its curve taken off. */
export function linearRgb(hex: string): Rgb {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2). */
function luminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21 (WCAG 2). */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** What text needs to be read on its ground. */
export const READABLE = 4.5;

/** The text colour for a kit: white where that can be read, else black, which then can. */
export function inkOn(hex: string): string {
  return contrast(hex, '#ffffff') >= READABLE ? '#ffffff' : '#000000';
}
