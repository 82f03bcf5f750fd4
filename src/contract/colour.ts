/** Linear sRGB, each channel from 0 to 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/** Returns the linear channels of `#rrggbb`. */
export function linearRgb(hex: string): LinearRgb {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function luminance([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two linear colours, from 1 to 21 (WCAG 2). */
export function contrastOfLinear(a: LinearRgb, b: LinearRgb): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** Returns the contrast of two colours written as `#rrggbb`, from 1 to 21 (WCAG 2). */
export function contrast(a: string, b: string): number {
  return contrastOfLinear(linearRgb(a), linearRgb(b));
}
