import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '#bff/brand/brand.ts';
import { brandStyle, type Program } from '#bff/brand/brand-style.ts';
import { EARLY_REQUESTS } from '#contract/early-requests.ts';
import { escapeMarkup } from '#contract/escape-markup.ts';
import { LANGUAGES, type Language } from '#contract/locales.ts';
import type { OddsCareTexts } from '#contract/odds-care.ts';
import { ODDS_FILE_LIST, PAGE_FILE_LIST } from '#contract/pages.ts';
import type { Site } from '#contract/site.ts';
import type { Group } from '#words/groups.ts';
import { withBasePath } from './base-path.ts';
import { MANIFEST_FILE } from './manifest-route.ts';
import { pageIn } from './page-in.ts';

export interface PageShell {
  /** As built, without a language. */
  readonly html: string;
  htmlIn(language: Language): string;
  /** Path under which it is served. */
  readonly basePath: string;
  /** Built files that are not served as they are, as paths from the folder of the pages. */
  readonly hiddenFiles: readonly string[];
  /** `Link` header that preloads its script and style before the page is parsed. */
  readonly link: string;
  /** Returns the same with the texts of a program beside the app, by their group. */
  linkWith(group: Group, language: Language): string;
}

/** Script and style of the built page. */
const PRELOADED_FILES = [
  [/<script type="module" crossorigin src="([^"]+)"/, 'modulepreload'],
  [/<link rel="stylesheet" crossorigin href="([^"]+)"/, 'preload; as=style'],
] as const;

const linkOf = (html: string): string =>
  PRELOADED_FILES.flatMap(([element, rel]) => {
    const [, file] = element.exec(html) ?? [];
    return file ? [`<${file}>; rel=${rel}; crossorigin`] : [];
  }).join(', ');

/** What the operator can switch off or add, and what the server says of itself. */
export interface Features {
  readonly hasOdds: boolean;
  readonly oddsCare: OddsCareTexts;
  readonly hasStatusPage: boolean;
  readonly site: Site;
  /** Path under which the pages are served, without a slash at its end. */
  readonly basePath: string;
  /** House style; null: Touchline's own look. */
  readonly brand: Brand | null;
  /** In which there are pages. */
  readonly languages: readonly Language[];
}

/** Returns an attribute of an element; an empty string without a value. */
function attribute(name: string, value: string | null): string {
  return value ? ` ${name}="${escapeMarkup(value)}"` : '';
}

/**
 * Writes what the server says of itself, the operator's texts beside prices and the disabled features, to which no link
 * leads then, on the root element.
 */
function markFeatures(html: string, features: Features): string {
  const care = JSON.stringify(features.oddsCare);
  const { languages } = features;
  const attributes = [
    features.hasOdds
      ? attribute('data-odds-care', care === '{}' ? null : care)
      : attribute('data-odds', 'off'),
    attribute('data-status', features.hasStatusPage ? null : 'off'),
    attribute('data-site', JSON.stringify(features.site)),
    attribute('data-base', features.basePath),
    attribute('data-brand', features.brand?.name ?? null),
    attribute('data-languages', languages.length < LANGUAGES.length ? languages.join(' ') : null),
  ].join('');
  return html.replace('<html', () => `<html${attributes}`);
}

async function readBuilt(webRoot: string, file: string): Promise<string> {
  const path = join(webRoot, file);
  if (!existsSync(path)) throw new Error('The pages are not built. Run npm run build.');
  return readFile(path, 'utf8');
}

/** Reads the HTML that is served at every address of the app, or the file of another program. */
export async function readShell(
  webRoot: string,
  features: Features,
  page: Program = 'index.html',
): Promise<PageShell> {
  const { hasOdds, basePath, brand } = features;
  const oddsFiles: readonly string[] = hasOdds ? [] : JSON.parse(await readBuilt(webRoot, ODDS_FILE_LIST));
  const hiddenFiles = [...oddsFiles, MANIFEST_FILE];
  const marked = withBasePath(markFeatures(await readBuilt(webRoot, page), features), basePath);
  const html = brand
    ? marked.replace('</head>', () => `<style>${brandStyle(brand, page, basePath)}</style></head>`)
    : marked;
  const pages = new Map<Language, string>();
  const link = linkOf(html);
  const [, texts] = /data-texts="([^"]+)"/.exec(html) ?? [];
  return {
    html,
    htmlIn(language) {
      const page = pages.get(language) ?? pageIn(language, html);
      pages.set(language, page);
      return page;
    },
    basePath,
    hiddenFiles,
    link,
    linkWith: (group, language) =>
      texts ? `${link}, <${basePath}${texts}${language}/${group}.js>; rel=modulepreload; crossorigin` : link,
  };
}

const preloadOf = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

/**
 * Reads the files of each page. Returns the function that returns, by the pattern of a page (`/match/:id/stats`), the
 * elements by which the browser fetches its files ahead, and public/boot.js its data.
 */
export async function readEarlyTags(
  webRoot: string,
  { hiddenFiles, basePath }: PageShell,
): Promise<(pattern: string) => string> {
  const list: Readonly<Record<string, readonly string[]>> = JSON.parse(
    await readBuilt(webRoot, PAGE_FILE_LIST),
  );
  return (pattern) => {
    const files = (list[pattern] ?? []).filter((file) => !hiddenFiles.includes(file));
    const requests = EARLY_REQUESTS[pattern]?.join(' ');
    const early = requests ? `<meta name="early" content="${escapeMarkup(requests)}">` : '';
    return early + withBasePath(files.map(preloadOf).join(''), basePath);
  };
}
