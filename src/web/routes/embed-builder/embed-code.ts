import type { EmbedKind } from '#contract/embed-address.ts';

/** Heights that show most embeds whole, px. */
export const EMBED_HEIGHTS: Readonly<Record<EmbedKind, number>> = { match: 280, table: 520, scores: 420 };

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

interface EmbedCode {
  readonly url: string;
  /** What the frame is called for those who do not see it. */
  readonly title: string;
  /** Height in px, before the embed has said its own. */
  readonly height: number;
}

/** Returns the element that shows an embed in an article. */
export const frameCode = ({ url, title, height }: EmbedCode): string =>
  `<iframe src="${escapeAttribute(url)}" title="${escapeAttribute(title)}" width="100%" height="${height}" loading="lazy" style="border: 0"></iframe>`;
