import { KINDS, type Webhook } from '#bff/webhooks/webhook.ts';

/** Returns a webhook that gets everything, signed by the key of the example of Standard Webhooks. */
export const sampleWebhook = (fields: Partial<Webhook> = {}): Webhook => ({
  name: 'desk',
  url: 'https://hooks.example.com/a/touchline%2Dgoals',
  shape: 'standard',
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  bearer: null,
  competitions: null,
  teams: null,
  kinds: KINDS,
  language: 'en',
  zone: 'UTC',
  isPrivate: false,
  ...fields,
});
