import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import type { Accent, Brand, BrandLogo } from '#bff/brand/brand.ts';
import { readLogo } from '#bff/brand/read-logo.ts';
import { contrast } from '#contract/colour.ts';
import { GROUNDS, MIN_TEXT_CONTRAST } from '#contract/grounds.ts';
import { parseJson } from '#contract/parse/parse-json.ts';
import { readBoundedFile } from './bounded-file.ts';
import { type Environment, isLine } from './environment.ts';

const MAX_NAME_LENGTH = 30;
const MAX_FILE_BYTES = 10_000;
const EXAMPLE =
  '{ "name": "Example Gazette", "logo": "logo.svg", "accent": { "light": "#8a1538", "dark": "#ff9db5" } }';

const colour = z.string().regex(/^#[\da-f]{6}$/i);
const schema = z.strictObject({
  name: z
    .string()
    .trim()
    .refine((name) => isLine(name, MAX_NAME_LENGTH)),
  logo: z.string().min(1).max(1_000).optional(),
  accent: z.strictObject({ light: colour, dark: colour }).optional(),
});

/** What a field must be, by its path in the file. */
const RULES: Readonly<Record<string, string>> = {
  name: `one line of at most ${MAX_NAME_LENGTH} characters`,
  logo: 'the path of an SVG or PNG file, from the folder of that file',
};

export interface BrandFile {
  /** Null: none is set, or it is broken. */
  readonly brand: Brand | null;
  /** What is wrong with it, as sentences; the default stands in for it. */
  readonly warnings: readonly string[];
}

function readJson(path: string): unknown {
  const bytes = readBoundedFile(path, MAX_FILE_BYTES);
  return bytes && parseJson(bytes.toString(), null);
}

/** Returns what makes an accent illegible, as the end of a sentence; null: nothing. */
function faultOfAccent(accent: Accent): string | null {
  for (const scheme of ['light', 'dark'] as const) {
    const lowest = Math.min(...GROUNDS[scheme].map((ground) => contrast(accent[scheme], ground)));
    if (lowest < MIN_TEXT_CONTRAST) {
      const direction = scheme === 'light' ? 'darker' : 'lighter';
      const ratio = (Math.floor(lowest * 10) / 10).toFixed(1);
      return `has an "accent.${scheme}" with a contrast of ${ratio}, and text needs ${MIN_TEXT_CONTRAST}: choose a ${direction} colour`;
    }
  }
  return null;
}

/** Reads BRAND_FILE. What is wrong with it stops no start: without it Touchline looks as it does by default. */
export function readBrandFile(environment: Environment): BrandFile {
  const path = environment['BRAND_FILE']?.trim();
  if (!path) return { brand: null, warnings: [] };
  const refused = (fault: string): BrandFile => ({ brand: null, warnings: [`BRAND_FILE ${fault}.`] });
  let json: unknown;
  try {
    json = readJson(path);
  } catch {
    return refused('names a file that cannot be read: check its path and mode');
  }
  const { data, error } = schema.safeParse(json);
  if (!data) {
    const [field] = error.issues[0]?.path ?? [];
    const rule = typeof field === 'string' && (RULES[field] ?? 'colours such as #8a1538 for light and dark');
    return refused(rule ? `must have ${rule} in "${String(field)}"` : `must be JSON such as ${EXAMPLE}`);
  }
  const faults: (string | null)[] = [];
  let logo: BrandLogo | null = null;
  if (data.logo !== undefined) {
    const read = readLogo(resolve(dirname(path), data.logo));
    if (typeof read === 'string') faults.push(read);
    else logo = read;
  }
  const accentFault = data.accent ? faultOfAccent(data.accent) : null;
  const accent = accentFault === null ? (data.accent ?? null) : null;
  faults.push(accentFault);
  return {
    brand: { name: data.name, logo, accent },
    warnings: faults.flatMap((fault) => (fault === null ? [] : `BRAND_FILE ${fault}.`)),
  };
}
