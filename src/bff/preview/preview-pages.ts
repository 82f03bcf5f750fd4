import { LRUCache } from 'lru-cache';
import { type Body, bodyBytes, HTML_TYPE, makeBody } from '#bff/cache/version.ts';
import type { PageShell } from '#bff/http/page-shell.ts';
import type { Log } from '#bff/log.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Language } from '#contract/locales.ts';
import { describe, findSources, generalPreview, type PreviewSources } from './describe.ts';
import type { Preview } from './preview.ts';
import type { PreviewRecords } from './preview-records.ts';
import { previewTags } from './preview-tags.ts';
import type { PreviewTarget } from './preview-target.ts';

/** What the build writes for every page, which the tags of a page replace. */
const BUILT_TAGS = /<meta name="description"[^>]*>\s*<title>[^<]*<\/title>/;

const MAX_BYTES = 8 * 1024 * 1024;
/** A match that is not started is overdue by steps of this length, ms. */
const OVERDUE_STEP_MS = 5 * MINUTE_MS;
/** Overhead of an entry and its key. */
const BYTES_PER_PAGE = 512;

export interface PreviewPages {
  /**
   * Returns the HTML of a page with the tags that describe it, at once if they are made from cached answers.
   *
   * @param target null: a page of which nothing particular is known
   * @param pattern of the page; null: there is none at the address
   */
  bodyOf(target: PreviewTarget | null, language: Language, pattern: string | null): Body | Promise<Body>;
}

/**
 * Puts tags into the pages' HTML and caches the most recently used ones with their compressed forms.
 *
 * @param shell the built page
 * @param languages in which there are pages
 * @param earlyTags returns the elements by which a browser fetches ahead what a page needs
 * @param publicUrl public origin of the pages; null: unknown
 */
export function createPreviewPages(
  { htmlIn }: Pick<PageShell, 'htmlIn'>,
  languages: readonly Language[],
  earlyTags: (pattern: string) => string,
  records: PreviewRecords,
  publicUrl: string | null,
  siteName: string,
  log: Log,
): PreviewPages {
  const bodies = new LRUCache<string, Body>({
    maxSize: MAX_BYTES,
    sizeCalculation: (body) => bodyBytes(body) + BYTES_PER_PAGE,
  });

  const tagsOf = (target: PreviewTarget | null, preview: Preview, language: Language) =>
    previewTags(target, preview, language, { languages, publicUrl, siteName });

  async function makePage(
    key: string,
    tags: string,
    language: Language,
    pattern: string | null,
  ): Promise<Body> {
    const page = htmlIn(language).replace(BUILT_TAGS, () => (pattern ? tags + earlyTags(pattern) : tags));
    const body = await makeBody(page, HTML_TYPE, null);
    bodies.set(key, body);
    return body;
  }

  function generalPage(language: Language, pattern: string | null): Body | Promise<Body> {
    const key = `general ${language} ${pattern}`;
    return (
      bodies.get(key) ?? makePage(key, tagsOf(null, generalPreview(language), language), language, pattern)
    );
  }

  function pageFrom(
    target: PreviewTarget,
    sources: PreviewSources,
    language: Language,
    pattern: string | null,
  ): Body | Promise<Body> {
    const { address } = target;
    const { record, other, tables, names } = sources;
    // Ids without a record share one page, so that invented ones fill no cache.
    if ('id' in target && !record) return generalPage(language, pattern);
    if ('ids' in target && !(record && other)) return generalPage(language, pattern);
    const step = target.kind === 'match' && record && Math.floor(record.asOf / OVERDUE_STEP_MS);
    const etags = [record, other, tables, names].map((version) => version?.body.etag);
    const key = [address, target.language, language, ...etags, step].join(' ');
    const body = bodies.get(key);
    if (body) return body;
    const preview = describe(target, sources, language, log);
    return preview
      ? makePage(key, tagsOf(target, preview, language), language, pattern)
      : generalPage(language, pattern);
  }

  return {
    bodyOf(target, language, pattern) {
      if (!target) return generalPage(language, pattern);
      const sources = findSources(target, language, records);
      return sources instanceof Promise
        ? sources.then((results) => pageFrom(target, results, language, pattern))
        : pageFrom(target, sources, language, pattern);
    },
  };
}
