import { parseJson } from '#contract/parse/parse-json.ts';
import type { Site } from '#contract/site.ts';

const UNKNOWN: Site = { operator: null, contact: null, liveSeconds: 0, invented: null };

/** Returns what the server says of itself; the development server says nothing. */
export const readSite = (): Site =>
  (parseJson(document.documentElement.dataset['site'] ?? '', null) as Site | null) ?? UNKNOWN;

/** Whether the football is invented, which every page says. */
export const isInvented = (): boolean => readSite().invented !== null;
