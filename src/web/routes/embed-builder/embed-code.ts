import type { EmbedKind } from '#contract/embed-address.ts';
import { escapeMarkup } from '#contract/escape-markup.ts';

/** Heights that show most embeds whole, px. */
export const EMBED_HEIGHTS: Readonly<Record<EmbedKind, number>> = { match: 384, table: 520, scores: 420 };

interface EmbedCode {
  readonly url: string;
  /** What the frame is called for those who do not see it. */
  readonly title: string;
  /** Height in px; with the script, until the embed has said its own. */
  readonly height: number;
}

/** Returns the element that shows an embed in an article. */
export const frameCode = ({ url, title, height }: EmbedCode): string =>
  `<iframe src="${escapeMarkup(url)}" title="${escapeMarkup(title)}" width="100%" height="${height}" loading="lazy" style="border: 0"></iframe>`;

/** `type` of the message in which an embed says its height to the page around it. */
const HEIGHT_MESSAGE = 'touchline:height';

/** Returns the height of what an embed shows, of its message, px; null for any other message. */
export function heightIn(message: unknown): number | null {
  if (typeof message !== 'object' || message === null) return null;
  const { type, content } = message as Record<string, unknown>;
  return type === HEIGHT_MESSAGE && typeof content === 'number' && content > 0 ? content : null;
}

/** Returns a script that gives every embed of an article the height of its content; a sandboxed one may have the origin `null`. */
export const resizingCode = (origin: string): string =>
  `<script>
addEventListener("message", function (event) {
  if (["${origin}", "null"].indexOf(event.origin) < 0 || !event.data || event.data.type !== "${HEIGHT_MESSAGE}") return;
  document.querySelectorAll("iframe").forEach(function (frame) {
    if (frame.contentWindow === event.source) frame.height = event.data.height;
  });
});
</script>`;
