import type { FastifyInstance } from 'fastify';
import { type Body, HTML_TYPE } from '#bff/cache/version.ts';
import type { ClientLimits } from '#bff/config/clients.ts';
import type { EmbedPages } from '#bff/embed/embed-pages.ts';
import { searchParamsOf } from '#bff/preview/preview-target.ts';
import type { Clock } from '#contract/clock.ts';
import { type Embed, parseEmbedAddress } from '#contract/embed-address.ts';
import type { Language } from '#contract/locales.ts';
import { bodiesIn } from './bodies-in.ts';
import { isForeignFrame, refuseFrame } from './embed-refusal.ts';
import { worldTime } from './headers.ts';
import { BY_LANGUAGE, pageLanguage } from './page-language.ts';
import { type Features, type PageShell, readShell } from './page-shell.ts';
import { contentSecurityPolicy } from './security.ts';
import { sendBody } from './send-body.ts';

/**
 * Programs beside the app: the file of each and its addresses. The page that builds the address of one shows it in a
 * frame; an embed is for the pages of other sites, too.
 */
const SCREENS = [
  { file: 'wall.html', addresses: ['/wall'], isEmbed: false },
  { file: 'embed.html', addresses: ['/embed/match/:id', '/embed/table/:id', '/embed/scores'], isEmbed: true },
] as const;

interface Screen {
  readonly addresses: readonly string[];
  readonly shell: PageShell;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether no other site may show it in a frame, so that one that does gets a sentence. */
  readonly refusesFrames: boolean;
  readonly bodyIn: (language: Language) => Promise<Body>;
  /** Writes cached data into the page of an embed; null: a wall's. */
  readonly embeds: EmbedPages | null;
}

/**
 * Reads the pages of the wall and the embeds.
 *
 * @param origins whose pages may show embeds, and walls
 * @param createEmbeds writes cached data into the page of embeds
 */
export function readScreens(
  webRoot: string,
  features: Features,
  { embedOrigins, frameOrigins }: Pick<ClientLimits, 'embedOrigins' | 'frameOrigins'>,
  createEmbeds: (shell: PageShell) => EmbedPages,
): Promise<readonly Screen[]> {
  return Promise.all(
    SCREENS.map(async ({ file, addresses, isEmbed }): Promise<Screen> => {
      const shell = await readShell(webRoot, features, file);
      const origins = isEmbed ? embedOrigins : frameOrigins;
      const policy = contentSecurityPolicy(shell, ["'self'", ...origins].join(' '));
      return {
        addresses,
        shell,
        headers: {
          'content-security-policy': policy,
          // A page with `Cross-Origin-Embedder-Policy` shows only documents that allow it.
          ...((isEmbed || origins.length > 0) && { 'cross-origin-resource-policy': 'cross-origin' }),
        },
        refusesFrames: isEmbed && embedOrigins.length === 0,
        bodyIn: bodiesIn(HTML_TYPE, shell.htmlIn),
        embeds: isEmbed ? createEmbeds(shell) : null,
      };
    }),
  );
}

/** Returns the embed at an address, however that is spelled. */
const embedOf = (pattern: string, id: string | undefined, url: string): Embed | null =>
  parseEmbedAddress(
    pattern.replace(':id', () => id ?? ''),
    searchParamsOf(url),
  )?.embed ?? null;

/** Serves the wall and the embeds. */
export function screenRoutes(app: FastifyInstance, screens: readonly Screen[], clock: Clock): void {
  for (const { addresses, shell, headers, refusesFrames, bodyIn, embeds } of screens)
    for (const address of addresses)
      app.get<{ Params: { id?: string } }>(address, { config: { limit: 'page' } }, (request, reply) => {
        request.operation = 'page';
        if (refusesFrames && isForeignFrame(request)) return refuseFrame(request, reply);
        const language = pageLanguage(request);
        const embed = embeds && embedOf(address, request.params.id, request.url);
        reply.headers({
          ...headers,
          ...BY_LANGUAGE,
          'cache-control': 'no-cache',
          'server-timing': `world;desc="${worldTime(clock)}"`,
          link: embed ? shell.linkWith(`embed-${embed.kind}`, language) : shell.link,
        });
        const page = embed ? embeds.bodyOf(embed, language) : bodyIn(language);
        return page instanceof Promise
          ? page.then((made) => sendBody(request, reply, made))
          : sendBody(request, reply, page);
      });
}
