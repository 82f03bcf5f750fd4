type Rgb = readonly [red: number, green: number, blue: number];

/** Returns the linear light of `#rrggbb`, each channel 0 to 1 (sRGB without its transfer curve). */
export function linearRgb(hex: string): Rgb {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Returns the relative luminance of `#rrggbb`, 0 to 1 (WCAG 2). */
function luminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours, 1 to 21 (WCAG 2). */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** Minimum contrast of text on its background (WCAG 2, AA). */
export const READABLE = 4.5;

/** Returns the text colour for a kit: white if it is readable on it, else black, which then is. */
export function inkOn(hex: string): string {
  return contrast(hex, '#ffffff') >= READABLE ? '#ffffff' : '#000000';
}
