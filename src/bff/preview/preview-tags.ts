import { escapeMarkup } from '#contract/escape-markup.ts';
import { feedAddress } from '#contract/feeds.ts';
import { type Language, localeRow } from '#contract/locales.ts';
import { visibleText } from '#contract/visible-text.ts';
import type { Preview } from './preview.ts';
import { PICTURE_SIZE, picturePath } from './preview-picture.ts';
import type { PreviewTarget } from './preview-target.ts';

/** Title of what is about the site as a whole. */
const GENERAL_TITLE = 'Touchline';

/** Returns a language as Open Graph writes it: `en_GB`. It has one Arabic, of no country. */
function ogLocale(locale: Language): string {
  const { language, region } = new Intl.Locale(localeRow(locale).intl).maximize();
  return `${language}_${language === 'ar' ? 'AR' : region}`;
}

const withLanguage = ({ address, language }: Pick<PreviewTarget, 'address' | 'language'>) =>
  language === null ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;

/** Returns the link by which editors find the code that embeds a page; none for pages that cannot be embedded. */
function oembedLink(target: PreviewTarget, title: string, publicUrl: string): readonly string[] {
  if (target.kind !== 'match' && target.kind !== 'competition') return [];
  const href = `${publicUrl}/oembed?url=${encodeURIComponent(publicUrl + withLanguage(target))}&format=json`;
  return [
    `<link rel="alternate" type="application/json+oembed" href="${escapeMarkup(href)}" title="${escapeMarkup(title)}" />`,
  ];
}

/** Returns the link by which readers of feeds find the results of a page. */
function feedLink(
  target: PreviewTarget,
  title: string,
  language: Language,
  publicUrl: string | null,
): readonly string[] {
  if (target.kind !== 'team' && target.kind !== 'competition') return [];
  const { id, kind } = target;
  // Feeds are English unless their address says otherwise.
  const address = withLanguage({
    address: feedAddress(kind, 'rss', id),
    language: language === 'en' ? null : language,
  });
  return [
    `<link rel="alternate" type="application/rss+xml" href="${escapeMarkup((publicUrl ?? '') + address)}" title="${escapeMarkup(title)}" />`,
  ];
}

/** Returns the links by which search engines find a page in each language, and in that of each reader. */
const languageLinks = (
  { address }: PreviewTarget,
  languages: readonly Language[],
  publicUrl: string,
): readonly string[] =>
  [null, ...languages].map((language) => {
    const href = escapeMarkup(publicUrl + withLanguage({ address, language }));
    return `<link rel="alternate" hreflang="${language ?? 'x-default'}" href="${href}" />`;
  });

interface TaggedSite {
  /** In which there are pages. */
  readonly languages: readonly Language[];
  /** Public origin of the pages; null: unknown. */
  readonly publicUrl: string | null;
  readonly siteName: string;
}

/** A title with isolated names keeps their signs: names in records are visible texts already. */
const titleText = (title: string) => (title.includes('\u2068') ? title : visibleText(title));

/**
 * Returns the elements of a page's head that describe it: title, description, Open Graph and its card on Twitter.
 * Readers of these tags accept only absolute addresses, so without a public origin there are none.
 *
 * @param target null: a page of which nothing particular is known
 */
export function previewTags(
  target: PreviewTarget | null,
  preview: Preview,
  language: Language,
  { languages, publicUrl, siteName }: TaggedSite,
): string {
  const isGeneral = preview.title === GENERAL_TITLE;
  const title = isGeneral ? siteName : titleText(preview.title);
  const description = visibleText(preview.description);
  const pageTitle = titleText(preview.pageTitle ?? preview.title);
  const properties: readonly (readonly [name: string, content: string])[] = [
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:locale', ogLocale(language)],
    ['og:title', title],
    ['og:description', description],
    ...(publicUrl && target ? [['og:url', `${publicUrl}${withLanguage(target)}`] as const] : []),
    ...(publicUrl
      ? ([
          ['og:image', `${publicUrl}${picturePath(target?.kind)}`],
          ['og:image:width', `${PICTURE_SIZE.width}`],
          ['og:image:height', `${PICTURE_SIZE.height}`],
          ['og:image:alt', siteName],
        ] as const)
      : []),
  ];
  return [
    `<meta name="description" content="${escapeMarkup(description)}" />`,
    `<title>${escapeMarkup(isGeneral ? siteName : `${pageTitle} · ${siteName}`)}</title>`,
    ...properties.map(([name, content]) => `<meta property="${name}" content="${escapeMarkup(content)}" />`),
    ...(publicUrl && target ? languageLinks(target, languages, publicUrl) : []),
    ...(publicUrl && target ? oembedLink(target, pageTitle, publicUrl) : []),
    ...(target ? feedLink(target, pageTitle, language, publicUrl) : []),
    `<meta name="twitter:card" content="${publicUrl ? 'summary_large_image' : 'summary'}" />`,
  ].join('\n    ');
}
