import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RecentBody } from '#bff/cache/compact-body.ts';
import { readAvailableDictionary } from './dictionary-headers.ts';

type CompressedForm = 'dcz' | 'br' | 'gzip';

/** Parsed `Accept-Encoding` headers, of which browsers send only a few. */
const formsByHeader = new LRUCache<string, readonly CompressedForm[]>({ max: 200 });

/** Returns the compressed forms that a client accepts, best first; `q=0` excludes one. */
function acceptedForms(header: string): readonly CompressedForm[] {
  const cachedForms = formsByHeader.get(header);
  if (cachedForms) return cachedForms;
  const entries = header.split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/),
  );
  const forms = (['dcz', 'br', 'gzip'] as const).filter((form) =>
    entries.some(([name, quality]) => name === form && Number(quality ?? 1) > 0),
  );
  formsByHeader.set(header, forms);
  return forms;
}

/** Whether an `If-None-Match` list contains the tag, by weak comparison (RFC 9110). */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch === etag;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === opaque || tag.trim() === '*');
}

/** How an answer takes part in difference polls (RFC 9842). */
export interface DifferencePoll {
  /** Returns `Use-As-Dictionary`; null: the answer is not offered as a dictionary. */
  offer(): string | null;
  /** Returns the difference from the body with a hash (base64 of SHA-256); null: there is none. */
  find(sha256: string): Buffer | null | Promise<Buffer | null>;
}

/** Sends 304 if the client has the body already, else the smallest form that it accepts. */
export function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: RecentBody,
  poll: DifferencePoll | null = null,
): FastifyReply | Promise<FastifyReply> {
  const others = [reply.getHeader('vary'), poll && 'Available-Dictionary'].filter(Boolean);
  reply.headers({ etag: body.etag, vary: ['Accept-Encoding', ...others].join(', ') });
  if (reply.statusCode === 200 && matchesEtag(request.headers['if-none-match'], body.etag)) {
    return reply.code(304).send();
  }
  reply.header('content-type', body.type);
  const offer = poll?.offer();
  if (offer) reply.header('use-as-dictionary', offer);
  const forms = acceptedForms(request.headers['accept-encoding'] ?? '');
  const sha256 =
    poll && forms.includes('dcz') && readAvailableDictionary(request.headers['available-dictionary']);
  const difference = sha256 ? poll.find(sha256) : null;
  if (!(difference instanceof Promise)) return sendForm(reply, body, forms, difference);
  return difference.then((frame) => sendForm(reply, body, forms, frame));
}

function sendForm(
  reply: FastifyReply,
  body: RecentBody,
  forms: readonly CompressedForm[],
  difference: Buffer | null,
): FastifyReply | Promise<FastifyReply> {
  if (difference) return reply.header('content-encoding', 'dcz').send(difference);
  if (body.br && forms.includes('br')) return reply.header('content-encoding', 'br').send(body.br);
  if (!('identity' in body)) return body.expand().then((expanded) => sendForm(reply, expanded, forms, null));
  if (!body.br || !forms.includes('gzip')) return reply.send(body.identity);
  return body.gzip().then((gzipBytes) => reply.header('content-encoding', 'gzip').send(gzipBytes));
}
