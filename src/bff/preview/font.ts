import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names by which pictures use the fonts; they are the family names inside the files. */
const FILES = {
  'Touchline Condensed': 'instrument-sans-condensed-bold.ttf',
  'Touchline Text': 'instrument-sans-medium.ttf',
} as const;

export type FontName = keyof typeof FILES;

/** Added to each space, at a font size of 1: the condensed font's own is too narrow between large words. */
export const WORD_SPACING = 0.06;

/** Widths of a font's characters, which decide what fits and what it can draw. */
interface Font {
  readonly bytes: Buffer;
  /** Width of a text at a font size of 1; null: a character is missing. */
  widthOf(text: string): number | null;
}

/** Returns the offset of a table in a TrueType file (OpenType specification, "Table directory"). */
function tableAt(bytes: Buffer, tag: string): number {
  const count = bytes.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + 16 * index;
    if (bytes.toString('latin1', record, record + 4) === tag) return bytes.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table ${tag}.`);
}

/** Yields characters and their glyphs from a `cmap` of format 4, which our fonts have. */
function* glyphsIn(bytes: Buffer): Generator<readonly [codePoint: number, glyph: number]> {
  const cmap = tableAt(bytes, 'cmap');
  const format4 = cmap + bytes.readUInt32BE(cmap + 8);
  const doubledCount = bytes.readUInt16BE(format4 + 6);
  const [ends, starts] = [format4 + 14, format4 + 16 + doubledCount];
  const [deltas, offsets] = [starts + doubledCount, starts + 2 * doubledCount];
  for (let at = 0; at < doubledCount; at += 2) {
    const [start, end] = [bytes.readUInt16BE(starts + at), bytes.readUInt16BE(ends + at)];
    const [delta, offset] = [bytes.readUInt16BE(deltas + at), bytes.readUInt16BE(offsets + at)];
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const raw = offset === 0 ? code : bytes.readUInt16BE(offsets + at + offset + 2 * (code - start));
      const glyph = raw === 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph !== 0) yield [code, glyph];
    }
  }
}

function readFont(file: string): Font {
  const bytes = readFileSync(join(import.meta.dirname, 'fonts', file));
  const unitsPerEm = bytes.readUInt16BE(tableAt(bytes, 'head') + 18);
  const metricCount = bytes.readUInt16BE(tableAt(bytes, 'hhea') + 34);
  const hmtx = tableAt(bytes, 'hmtx');
  const widths = new Map<number, number>();
  for (const [code, glyph] of glyphsIn(bytes))
    widths.set(code, bytes.readUInt16BE(hmtx + 4 * Math.min(glyph, metricCount - 1)) / unitsPerEm);
  return {
    bytes,
    widthOf(text) {
      let sum = 0;
      for (const character of text) {
        const width = widths.get(character.codePointAt(0) ?? 0);
        if (width === undefined) return null;
        sum += width + (character === ' ' ? WORD_SPACING : 0);
      }
      return sum;
    },
  };
}

const fonts = new Map<FontName, Font>();

/** Returns a font, read when it is first needed. */
export function fontOf(name: FontName): Font {
  const font = fonts.get(name) ?? readFont(FILES[name]);
  fonts.set(name, font);
  return font;
}

/** Returns the files of all fonts. */
export const fontFiles = (): readonly Buffer[] =>
  Object.keys(FILES).map((name) => fontOf(name as FontName).bytes);
