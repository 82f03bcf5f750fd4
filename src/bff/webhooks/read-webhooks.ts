import { z } from 'zod';
import { readBoundedFile } from '#bff/config/bounded-file.ts';
import { type Environment, isLine } from '#bff/config/environment.ts';
import { isId } from '#contract/is-id.ts';
import { isZone } from '#contract/is-zone.ts';
import { LANGUAGES } from '#contract/locales.ts';
import { parseJson } from '#contract/parse/parse-json.ts';
import { addressFault } from './address-rules.ts';
import { KINDS, SHAPES, type Webhook } from './webhook.ts';

const MAX_FILE_BYTES = 64 * 1024;
const MAX_WEBHOOKS = 20;
const MAX_IDS = 200;
const MAX_TEXT_LENGTH = 512;
const MIN_KEY_BYTES = 24;

const line = (maxLength: number) =>
  z.string().refine((text) => isLine(text, maxLength), `must be one line of at most ${maxLength} characters`);
const ids = z
  .array(z.union([z.string(), z.number()]).transform(String).refine(isId, 'must be an id'))
  .min(1, 'must have at least one id')
  .max(MAX_IDS)
  .nullable()
  .default(null);
const keyBytes = (secret: string) => Buffer.from(secret.replace(/^whsec_/, ''), 'base64').length;
const secretSchema = line(MAX_TEXT_LENGTH).refine(
  (text) => /^whsec_[A-Za-z0-9+/]+=*$/.test(text) && keyBytes(text) >= MIN_KEY_BYTES,
  `must be whsec_ and at least ${MIN_KEY_BYTES} bytes in base64`,
);

const webhookSchema = z
  .strictObject({
    name: line(40),
    url: line(MAX_TEXT_LENGTH),
    shape: z.enum(SHAPES, `must be one of ${SHAPES.join(', ')}`),
    secret: secretSchema.nullable().default(null),
    bearer: line(MAX_TEXT_LENGTH)
      .regex(/^[\x21-\x7e]+$/, 'must be letters, digits and signs of ASCII without spaces')
      .nullable()
      .default(null),
    competitions: ids,
    teams: ids,
    kinds: z
      .array(z.enum(KINDS, `must be of ${KINDS.join(', ')}`))
      .min(1)
      .default([...KINDS]),
    language: z.enum(LANGUAGES, `must be one of ${LANGUAGES.join(', ')}`).default('en'),
    zone: z.string().refine(isZone, 'must be a time zone such as Europe/London').default('UTC'),
    private: z.boolean().default(false),
  })
  .superRefine(({ url, shape, secret, private: isPrivate }, context) => {
    const fault = addressFault(url, isPrivate);
    if (fault) context.addIssue({ code: 'custom', path: ['url'], message: fault });
    if (shape === 'standard' && secret === null)
      context.addIssue({
        code: 'custom',
        path: ['secret'],
        message: 'is missing: standard messages are signed',
      });
  })
  .transform(({ private: isPrivate, ...webhook }): Webhook => ({ ...webhook, isPrivate }));

const fileSchema = z
  .array(webhookSchema)
  .max(MAX_WEBHOOKS, `must have at most ${MAX_WEBHOOKS} webhooks`)
  .refine(
    (all) => new Set(all.map(({ name }) => name)).size === all.length,
    'must have a name of its own for each webhook',
  );

function readText(path: string): string | null {
  try {
    return readBoundedFile(path, MAX_FILE_BYTES)?.toString() ?? null;
  } catch {
    return null;
  }
}

/** Reads WEBHOOKS_FILE. A problem says which webhook by its place, from 1, and never what is secret. */
export function readWebhooks(environment: Environment, problems: string[]): readonly Webhook[] {
  const path = environment['WEBHOOKS_FILE']?.trim();
  if (!path) return [];
  const text = readText(path);
  if (text === null) {
    problems.push(
      `WEBHOOKS_FILE names a file that cannot be read, or has more than ${MAX_FILE_BYTES / 1024} KB. Check its path and mode.`,
    );
    return [];
  }
  const result = fileSchema.safeParse(parseJson(text, null), {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? 'has an unknown field' : 'is missing, or has another type',
  });
  if (result.success) return result.data;
  for (const {
    path: [at, ...field],
    message,
  } of result.error.issues) {
    const place = typeof at === 'number' ? ` webhook ${at + 1}:` : '';
    problems.push(
      `WEBHOOKS_FILE${place} ${field.join('.') || (place ? 'the webhook' : 'the list')} ${message}. See docs/webhooks.md.`,
    );
  }
  return [];
}
