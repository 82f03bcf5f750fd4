import { vi } from 'vitest';
import { readTemplates } from '#bff/desk/read-templates.ts';
import { DESK_TEMPLATES_PATH } from '#contract/desk/desk-variables.ts';
import type { ServiceAnswer } from './service-answers.ts';

export interface PageServer {
  /** Answers a request for `/api/v2.2/…`. */
  readonly answer: (url: string) => Promise<ServiceAnswer>;
  /** Epoch ms that every response brings. */
  readonly worldTime: () => number;
}

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

let servers = 0;

/** Answers the pages' requests, and returns a function that says how many are open. */
export function servePages(server: PageServer | Fetch): () => number {
  const fetch = typeof server === 'function' ? server : fetchFrom(server);
  let openRequests = 0;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    openRequests += 1;
    try {
      return await fetch(url, init);
    } finally {
      openRequests -= 1;
    }
  });
  return () => openRequests;
}

function fetchFrom({ answer, worldTime }: PageServer): Fetch {
  // Another rate makes the page's clock start anew instead of running on from an earlier page.
  servers += 1;
  const rate = 1 + servers * 1e-7;
  return async (url) => {
    if (url === DESK_TEMPLATES_PATH) return Response.json(readTemplates(null, () => {}));
    const { status, data, age = 0 } = await answer(url);
    const isThere = status === 200;
    const body = isThere ? { data, meta: { dropped: 0 } } : { error: { code: 'not_found', message: '' } };
    const headers = {
      'cache-control': 'max-age=5',
      age: String(age),
      'world-time': `${worldTime()}; rate=${rate}`,
    };
    return new Response(JSON.stringify(body), { status, headers });
  };
}
