import type { FastifyInstance } from 'fastify';
import { type Body, HTML_TYPE, makeBody } from '#bff/cache/version.ts';
import type { Clock } from '#contract/clock.ts';
import { worldTime } from './headers.ts';
import { type Features, type PageShell, readShell } from './page-routes.ts';
import { contentSecurityPolicy } from './security.ts';
import { sendBody } from './send-body.ts';

/** Programs beside the app: the file of each, its addresses, and who may show it in a frame (`frame-ancestors`). */
const SCREENS = [
  // The page that builds a wall's address shows the wall.
  { file: 'wall.html', addresses: ['/wall'], frameAncestors: "'self'" },
  {
    file: 'embed.html',
    addresses: ['/embed/match/:id', '/embed/table/:id', '/embed/scores'],
    frameAncestors: "'none'",
  },
] as const;

interface Screen {
  readonly addresses: readonly string[];
  readonly shell: PageShell;
  readonly policy: string;
  readonly body: Body;
}

/** Reads the pages of the wall and the embeds. */
export function readScreens(webRoot: string, features: Features): Promise<readonly Screen[]> {
  return Promise.all(
    SCREENS.map(async ({ file, addresses, frameAncestors }) => {
      const shell = await readShell(webRoot, features, file);
      const policy = contentSecurityPolicy(shell.html, frameAncestors);
      return { addresses, shell, policy, body: await makeBody(shell.html, HTML_TYPE, null) };
    }),
  );
}

/** Serves the wall and the embeds. */
export function screenRoutes(app: FastifyInstance, screens: readonly Screen[], clock: Clock): void {
  for (const { addresses, shell, policy, body } of screens)
    for (const address of addresses)
      app.get(address, (request, reply) => {
        request.operation = 'page';
        reply.headers({
          'content-security-policy': policy,
          'cache-control': 'no-cache',
          'server-timing': `world;desc="${worldTime(clock)}"`,
          link: shell.link,
        });
        return sendBody(request, reply, body);
      });
}
