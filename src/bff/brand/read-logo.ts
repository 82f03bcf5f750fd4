import { readBoundedFile } from '#bff/config/bounded-file.ts';
import type { BrandLogo } from './brand.ts';

const MAX_LOGO_KB = 64;
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Up to the second number of its header, which are width and height. */
const MIN_PNG_BYTES = 24;
/** The root element, after a declaration, a document type and comments. */
const SVG_ROOT =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!DOCTYPE svg[^>[]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*)*<svg(\s[^>]*)?>/i;
const MIN_RATIO = 0.5;
const MAX_RATIO = 5;

const limited = (ratio: number): number =>
  Number.isFinite(ratio) && ratio > 0 ? Math.min(Math.max(ratio, MIN_RATIO), MAX_RATIO) : 1;

function ratioOfSvg(attributes: string): number {
  const [, box = ''] = /\sviewBox\s*=\s*["']([^"']*)["']/.exec(attributes) ?? [];
  const [, , width, height] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width && height) return limited(width / height);
  const lengthOf = (name: string) =>
    Number.parseFloat(new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)`).exec(attributes)?.[1] ?? '');
  return limited(lengthOf('width') / lengthOf('height'));
}

/** Returns the picture in a file by its content, whatever its name says; otherwise what is wrong with it, as the end of a sentence. */
export function readLogo(path: string): BrandLogo | string {
  let bytes: Buffer | null;
  try {
    bytes = readBoundedFile(path, MAX_LOGO_KB * 1024);
  } catch {
    return 'names a logo that cannot be read: check its path, from the folder of that file, and its mode';
  }
  if (bytes === null) return `has a logo of more than ${MAX_LOGO_KB} KB: use a smaller file`;
  if (bytes.length >= MIN_PNG_BYTES && bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE))
    return { type: 'image/png', bytes, ratio: limited(bytes.readUInt32BE(16) / bytes.readUInt32BE(20)) };
  const root = SVG_ROOT.exec(bytes.toString('utf8'));
  return root
    ? { type: 'image/svg+xml', bytes, ratio: ratioOfSvg(root[1] ?? '') }
    : 'has a logo that is neither SVG nor PNG: use one of these';
}
