import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Brand } from '#bff/brand/brand.ts';
import { makeBody } from '#bff/cache/version.ts';
import { acceptedLanguage, type Language } from '#bff/preview/language.ts';
import { serverWords } from '#bff/server-words.ts';
import { sendBody } from './send-body.ts';

export const MANIFEST_FILE = 'manifest.webmanifest';

interface Manifest {
  readonly shortcuts?: readonly { readonly name: string; readonly url: string }[];
}

/** Serves the manifest in the language of the browser, with the operator's name. */
export async function manifestRoute(
  app: FastifyInstance,
  brand: Pick<Brand, 'name'> | null,
  webRoot: string,
): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(webRoot, MANIFEST_FILE), 'utf8'));
  const bodyIn = (language: Language) => {
    const { general, shortcuts: names } = serverWords(language).preview;
    const text = JSON.stringify({
      ...manifest,
      ...(brand && { name: brand.name, short_name: brand.name }),
      lang: language,
      description: general.description,
      shortcuts: manifest.shortcuts?.map((shortcut, at) => ({
        ...shortcut,
        name: names[at] ?? shortcut.name,
      })),
    });
    return makeBody(text, 'application/manifest+json', null);
  };
  const bodies = { en: await bodyIn('en'), de: await bodyIn('de') };
  app.get(`/${MANIFEST_FILE}`, { config: { limit: 'page' } }, (request, reply) => {
    request.operation = 'file';
    reply.header('cache-control', 'no-cache');
    return sendBody(request, reply, bodies[acceptedLanguage(request.headers['accept-language'])]);
  });
}
