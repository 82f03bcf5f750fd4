import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const directory = join(
  dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')),
  '3x2',
);

/** Wire codes outside ISO 3166: the four nations of the United Kingdom. */
const BRITISH: Readonly<Record<string, string>> = {
  en: 'GB-ENG',
  sct: 'GB-SCT',
  wls: 'GB-WLS',
  nir: 'GB-NIR',
};

const flagCache = new Map<string, Promise<string | null>>();

/** Returns the 3:2 flag of a country as SVG by wire code (`cc`); null for an unknown code. */
export function flagSvg(code: string): Promise<string | null> {
  const name = BRITISH[code] ?? code.toUpperCase();
  if (!/^[A-Z]{2}(-[A-Z]{3})?$/.test(name)) return Promise.resolve(null);
  const cached = flagCache.get(name);
  if (cached) return cached;
  const reading = readFile(join(directory, `${name}.svg`), 'utf8').catch(() => null);
  flagCache.set(name, reading);
  return reading;
}

/** Returns the distinct colours of a flag in drawing order, as "#rrggbb". */
export function flagColours(svg: string): string[] {
  const fills = [...svg.matchAll(/fill="#([0-9a-f]{3}|[0-9a-f]{6})"/gi)].map(([, hex = '']) => {
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return `#${full.toLowerCase()}`;
  });
  return [...new Set(fills)];
}
