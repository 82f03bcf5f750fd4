import { basePathOf } from '#bff/config/public-url.ts';
import { canonicalId } from '#contract/canonical-id.ts';
import {
  DEFAULT_EMBEDS,
  type Embed,
  embedAddress,
  isComplete,
  parseEmbedAddress,
} from '#contract/embed-address.ts';
import type { Language } from '#contract/locales.ts';
import { languageFor } from '#contract/preferred-language.ts';

/** A page that can be embedded, by its address: a match, a competition, or an embed itself. */
export interface OembedTarget {
  readonly embed: Embed;
  /** Path and query of the embed. */
  readonly address: string;
  /** Of the title. */
  readonly language: Language;
}

/** The addresses of a match and of a competition, with those of their tabs. */
const PAGE = /^\/(match|competition)\/([^/]+)(?:\/[\w-]+)?\/?$/;

/** Returns the embed of a page of ours; null for any other address. */
export function oembedTarget(address: string, publicUrl: string): OembedTarget | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url?.href.startsWith(`${publicUrl}/`)) return null;
  url.pathname = url.pathname.slice(basePathOf(publicUrl).length);
  const language = languageIn(url) ?? 'en';
  const embed = embedAt(url);
  return embed && isComplete(embed) ? { embed, address: embedAddress(embed), language } : null;
}

const languageIn = ({ searchParams }: URL) => languageFor(searchParams.get('lang') ?? '');

function embedAt(url: URL): Embed | null {
  const { pathname, searchParams } = url;
  const [, page, idText = ''] = PAGE.exec(pathname) ?? [];
  const id = canonicalId(idText);
  if (page === undefined || id === null) return parseEmbedAddress(pathname, searchParams)?.embed ?? null;
  // A link that is shared in a language fixes that of the embed.
  const lang = languageIn(url);
  return page === 'match'
    ? { kind: 'match', id, ...DEFAULT_EMBEDS.match, lang }
    : { kind: 'table', id, ...DEFAULT_EMBEDS.table, lang };
}
