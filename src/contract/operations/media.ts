import type { Operation } from '#contract/operation.ts';
import { dayParameter, idParameter } from './parameters.ts';

const media = {
  route: 'media',
  record: 'media_group',
  shape: 'list',
  pace: 'table',
  parameters: [idParameter],
  includes: [],
  notLive: true,
  forms: 'both',
} as const;

/**
 * Items about matches: reports, previews, interviews (v2.2 wire, 5.15). The real service documents the route but
 * responds 404 (spec, Endpoints, rule 2); the embedded service offers it with `SERVICE_MEDIA=on`. `type` is the
 * spec's name of the selector, `t` the real service's; both work.
 */
export const MEDIA_OPERATIONS = [
  // Which selector is the route's default is our choice.
  { ...media, t: 'league', standard: true, doc: "Items of a competition's season that is on." },
  { ...media, t: 'season', doc: 'Items of a season.' },
  { ...media, t: 'team', doc: 'Items of the matches of a team.' },
  { ...media, t: 'round', doc: 'Items of a round.' },
  { ...media, t: 'event', doc: 'Items of a match.' },
  { ...media, t: 'date', parameters: [dayParameter], doc: 'Items of the matches of a day (UTC).' },
] as const satisfies readonly Operation[];
