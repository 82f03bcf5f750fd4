import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Brand } from '#bff/brand/brand.ts';
import { serverWords } from '#bff/server-words.ts';
import { localeRow } from '#contract/locales.ts';
import { bodiesIn } from './bodies-in.ts';
import { BY_LANGUAGE, pageLanguage } from './page-language.ts';
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
  const bodyIn = bodiesIn('application/manifest+json', (language) => {
    const { general, shortcuts: names } = serverWords(language).preview;
    return JSON.stringify({
      ...manifest,
      ...(brand && { name: brand.name, short_name: brand.name }),
      lang: language,
      dir: localeRow(language).dir,
      description: general.description,
      shortcuts: manifest.shortcuts?.map((shortcut, at) => ({
        ...shortcut,
        name: names[at] ?? shortcut.name,
      })),
    });
  });
  app.get(`/${MANIFEST_FILE}`, { config: { limit: 'page' } }, async (request, reply) => {
    request.operation = 'file';
    reply.headers({ ...BY_LANGUAGE, 'cache-control': 'no-cache' });
    return sendBody(request, reply, await bodyIn(pageLanguage(request)));
  });
}
