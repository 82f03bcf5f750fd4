import type { Operation, Parameter } from '#contract/operation.ts';
import { langParameter, utcParameter } from './parameters.ts';

const q: Parameter = {
  name: 'q',
  kind: 'text',
  required: true,
  doc: 'the search text, three characters or more, or one that is Chinese, Japanese or Korean; case and accents do not matter',
};

const search = {
  route: 'search',
  record: 'search_hit',
  shape: 'list',
  pace: 'catalogue',
  includes: [],
  forms: 'both',
} as const;

/** Search by name, best match first; `meta` does not count the results (v2.2 wire, 5.10). */
export const SEARCH_OPERATIONS = [
  {
    ...search,
    t: 'match',
    pace: 'season',
    // Which kind is the route's default is our choice.
    standard: true,
    parameters: [q, utcParameter, langParameter],
    doc: 'Matches from today on of teams of that name.',
  },
  { ...search, t: 'league', parameters: [q, langParameter], doc: 'Competitions by name.' },
  { ...search, t: 'team', parameters: [q], doc: 'Teams by name.' },
  { ...search, t: 'player', parameters: [q], doc: 'Players by name, given or family name first.' },
  { ...search, t: 'referee', parameters: [q], doc: 'Referees by name, given or family name first.' },
  { ...search, t: 'country', parameters: [q, langParameter], doc: 'Countries by name.' },
  { ...search, t: 'tv', forms: 'real', parameters: [q], doc: 'TV channels by name.' },
  {
    ...search,
    t: 'channel',
    aliasOf: 'tv',
    forms: 'real',
    parameters: [q],
    doc: 'TV channels by name: alias of tv.',
  },
  { ...search, t: 'continent', parameters: [q, langParameter], doc: 'Continents by name.' },
] as const satisfies readonly Operation[];
