import { basePathOf } from '#bff/config/public-url.ts';
import { canonicalId } from '#contract/canonical-id.ts';
import {
  DEFAULT_EMBEDS,
  type Embed,
  embedAddress,
  isComplete,
  parseEmbedAddress,
} from '#contract/embed-address.ts';
import { type Language, languageOf } from './language.ts';

/** A page that can be embedded, by its address: a match, a competition, or an embed itself. */
export interface OembedTarget {
  readonly embed: Embed;
  /** Path and query of the embed. */
  readonly address: string;
  readonly language: Language;
}

/** The addresses of a match and of a competition, with those of their tabs. */
const PAGE = /^\/(match|competition)\/([^/]+)(?:\/[\w-]+)?\/?$/;

/** Returns the embed of a page of ours; null for any other address. */
export function oembedTarget(address: string, publicUrl: string): OembedTarget | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url?.href.startsWith(`${publicUrl}/`)) return null;
  url.pathname = url.pathname.slice(basePathOf(publicUrl).length);
  const language = languageOf(url.searchParams.get('lang'));
  const embed = embedAt(url);
  return embed && isComplete(embed) ? { embed, address: embedAddress(embed), language } : null;
}

function embedAt({ pathname, searchParams }: URL): Embed | null {
  const [, page, idText = ''] = PAGE.exec(pathname) ?? [];
  const id = canonicalId(idText);
  if (page === undefined || id === null) return parseEmbedAddress(pathname, searchParams)?.embed ?? null;
  // A shared link has the language of the page: the embed's is fixed to it.
  const lang = languageOf(searchParams.get('lang'));
  return page === 'match'
    ? { kind: 'match', id, ...DEFAULT_EMBEDS.match, lang }
    : { kind: 'table', id, ...DEFAULT_EMBEDS.table, lang };
}
