import { escapeText } from '#bff/preview/escape-text.ts';
import type { ServerWords } from '#bff/server-words.ts';
import type { CompetitionNames } from '#contract/competition-names.ts';
import { CONNECT_ADDRESS } from '#contract/connect-address.ts';
import type { EmbedKind } from '#contract/embed-address.ts';
import { type EmbedZone, timeText } from './embed-time.ts';

/** What an embed shows, as HTML without scripts; the classes are those of the components that replace it. */
export interface CardContent {
  /** Plain text. */
  readonly title: string;
  readonly html: string;
  /** Instant of the data, epoch ms of the world; null: there are none. */
  readonly asOf: number | null;
}

export interface CardFrame extends EmbedZone {
  readonly kind: EmbedKind;
  readonly words: ServerWords;
  readonly names: CompetitionNames;
  /** The page with everything. */
  readonly page: string;
  /** Whether the football is invented. */
  readonly isInvented: boolean;
  readonly siteName: string;
}

const PAGE_LINKS = { match: 'wholeMatch', table: 'wholeTable', scores: 'allScores' } as const;

/** Returns a link that leaves the article open. Its text is HTML. */
export function newTabLink(path: string, className: string, html: string, { embed }: ServerWords): string {
  return `<a href="${escapeText(path)}" target="_blank" rel="noopener" class="${className}">${html}<span class="sr-only"> ${embed.newTab}</span></a>`;
}

/**
 * Returns the card of an embed. A frame that may not renew itself has the time of its data, and a link to its own address,
 * which every sandbox allows.
 */
export function cardMarkup({ html, asOf }: CardContent, frame: CardFrame): string {
  const { kind, words, page, isInvented, siteName } = frame;
  const age =
    asOf === null ? '' : `<b class="font-semibold">${words.age.asOf(timeText(asOf, 'zoned', frame))}</b> · `;
  const small = (path: string, text: string) =>
    newTabLink(path, 'inline-flex min-h-11 items-center text-quiet text-xs', text, words);
  const brand = (isInvented ? small(CONNECT_ADDRESS, words.invented) : '') + small('/', escapeText(siteName));
  const pageLink = newTabLink(
    page,
    'inline-flex min-h-11 items-center font-semibold underline underline-offset-4',
    words.embed[PAGE_LINKS[kind]],
    words,
  );
  return [
    '<main data-static class="@container overflow-hidden rounded-lg border border-line bg-surface">',
    asOf === null
      ? `<p class="grid min-h-24 content-center px-4 text-center">${words.embedPage.noData}</p>`
      : html,
    `<p class="border-line border-t px-3 py-1 text-quiet text-xs">${age}<a href="" class="inline-flex min-h-6 items-center underline underline-offset-4">${words.embedPage.update}</a></p>`,
    `<footer class="flex flex-wrap items-center justify-between gap-x-4 border-line border-t px-3">${pageLink}${brand}</footer>`,
    '</main>',
  ].join('');
}
