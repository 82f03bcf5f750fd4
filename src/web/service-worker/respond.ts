import type { AnswerStore } from './answer-store.ts';
import { oldAnswer, type Reason } from './old-answer.ts';
import { pathIn } from './path-in.ts';
import type { RequestKind } from './request-kind.ts';
import { shellOf } from './shell.ts';

interface Options {
  /** Address of what the worker is for, with a slash at its end. */
  readonly scope: string;
  /** Opens the cache of the shell and its files. */
  readonly open: () => Promise<Cache>;
  readonly answers: AnswerStore;
  /** Addresses of the release's files. */
  readonly files: readonly string[];
  /** The device's time, epoch ms. */
  readonly now: () => number;
  /** Why a request failed. */
  readonly reason: () => Reason;
  /** Called when the network has sent a page, with the address of its shell. */
  readonly onPage: (shell: string) => Promise<unknown>;
}

/** The parts of a `FetchEvent` that a response takes. */
export interface RequestEvent {
  readonly request: Request;
  /** The request that the browser has sent while the worker was starting. */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Creates the responses of each kind. Pages and answers are the network's, however long it takes; what is stored
 * replaces a request that failed, and a page that is not the server's.
 */
export function createResponses({ scope, open, answers, files, now, reason, onPage }: Options) {
  const filesOfRelease = new Set(files);

  async function page({ request, preloadResponse, waitUntil }: RequestEvent): Promise<Response> {
    const address = shellOf(pathIn(scope, request.url));
    const response = await fetchPage(request, preloadResponse).catch(() => null);
    if (response && isFromServer(response)) {
      waitUntil(onPage(address));
      return response;
    }
    const cache = await open().catch(() => null);
    const shell = await cache?.match(address);
    return shell ? oldAnswer(shell, now(), reason()) : (response ?? Response.error());
  }

  async function answer({ request, waitUntil }: RequestEvent): Promise<Response> {
    const response = await fetch(request).catch(() => null);
    const url = urlOfWhole(request.url, scope);
    if (response) {
      if (isStorable(response) && url === request.url) waitUntil(answers.put(url, response.clone()));
      return response;
    }
    const isWaiting = !request.signal.aborted;
    return (isWaiting && (await answers.get(url, reason()))) || Response.error();
  }

  /** A hashed file never changes, so the stored one is as good. Those of other releases are not stored. */
  async function file({ request, waitUntil }: RequestEvent): Promise<Response> {
    const path = pathIn(scope, request.url) ?? '';
    const cache = await open().catch(() => null);
    const stored = await cache?.match(path);
    if (stored) return stored;
    const response = await fetch(request);
    if (cache && isStorable(response) && filesOfRelease.has(path))
      waitUntil(cache.put(path, response.clone()).catch(() => {}));
    return response;
  }

  return { page, answer, file } satisfies Record<RequestKind, (event: RequestEvent) => Promise<Response>>;
}

const fetchPage = async (request: Request, preloadResponse: RequestEvent['preloadResponse']) =>
  (await preloadResponse) ?? (await fetch(request));

/** Whether a response is the server's: a proxy may say that it is away, and a hotel's portal shows a page of its own. */
function isFromServer({ status, headers }: Response): boolean {
  const hasWorldTime = headers.get('server-timing')?.startsWith('world;') ?? false;
  return status < 500 && (status !== 200 || hasWorldTime);
}

/** Whether data or a file may be stored: neither is HTML, which a portal sends for everything. */
const isStorable = ({ ok, headers }: Response): boolean =>
  ok && !headers.get('content-type')?.startsWith('text/html');

/** Returns the address of the whole list for that of its first screens, which are older; other addresses as they are. */
function urlOfWhole(url: string, scope: string): string {
  if (pathIn(scope, url) !== 'api/first/') return url;
  return `${scope}api/v2.2/fixtures/?t=schedule&d=${new URL(url).searchParams.get('d')}`;
}
