import {
  type AddressFault,
  type AddressProblem,
  createProblemList,
  type GrammarOf,
  idsOf,
  isNamedZone,
  languageTag,
  oneOf,
  onOrOff,
  readParameters,
  single,
  wholeNumber,
  writeParameters,
} from './address-grammar.ts';
import { canonicalId } from './canonical-id.ts';
import { isId } from './is-id.ts';
import type { Language } from './locales.ts';

/** What an embed shows: one match, the table of a competition, or today's matches of competitions. */
export const EMBED_KINDS = ['match', 'table', 'scores'] as const;
export type EmbedKind = (typeof EMBED_KINDS)[number];

/** `auto`: that of the reader's device. */
export const EMBED_THEMES = ['auto', 'light', 'dark'] as const;
type EmbedTheme = (typeof EMBED_THEMES)[number];

/** Each competition is a request. */
export const MAX_EMBED_LEAGUES = 10;
/** Most teams that a table marks. */
export const MAX_EMBED_TEAMS = 20;
export const MIN_EMBED_ROWS = 3;
export const MAX_EMBED_ROWS = 40;

/** Parameters of every embed. */
interface EmbedLook {
  readonly theme: EmbedTheme;
  /** Null: the reader's browser's. */
  readonly lang: Language | null;
}

/** Parameters of an embed by its kind, in the order of an address. */
interface EmbedParameters {
  readonly match: EmbedLook & {
    /** IANA zone of all times; null: the reader's. */
    readonly zone: string | null;
  };
  readonly table: EmbedLook & {
    /** Ids of teams whose rows are marked. */
    readonly teams: readonly string[];
    /** Rows of each table, those around the marked teams or the first; null: all. */
    readonly rows: number | null;
    /** Whether the last results of each team are shown. */
    readonly form: boolean;
  };
  readonly scores: EmbedLook & {
    /** Ids of competitions, in the order in which they are shown. */
    readonly leagues: readonly string[];
    readonly zone: string | null;
  };
}

/** An embed: everything that its address says. */
export type Embed =
  | ({ readonly kind: 'match' /** Id of the match. */; readonly id: string } & EmbedParameters['match'])
  | ({ readonly kind: 'table' /** Id of the competition. */; readonly id: string } & EmbedParameters['table'])
  | ({ readonly kind: 'scores' } & EmbedParameters['scores']);

const DEFAULT_LOOK: EmbedLook = { theme: 'auto', lang: null };

/** What an embed shows unless its address says otherwise. */
export const DEFAULT_EMBEDS: EmbedParameters = {
  match: { zone: null, ...DEFAULT_LOOK },
  table: { teams: [], rows: null, form: false, ...DEFAULT_LOOK },
  scores: { leagues: [], zone: null, ...DEFAULT_LOOK },
};

/** `required`: scores without `leagues`; an invalid `id` is that of the path. */
type EmbedFault = AddressFault | 'required';
export type EmbedProblem = AddressProblem<EmbedFault>;

const zone = single(isNamedZone);
const look = { theme: oneOf(EMBED_THEMES), lang: languageTag };

const GRAMMARS: { readonly [Kind in EmbedKind]: GrammarOf<EmbedParameters[Kind]> } = {
  match: { zone, ...look },
  table: {
    teams: idsOf(MAX_EMBED_TEAMS),
    rows: wholeNumber(MIN_EMBED_ROWS, MAX_EMBED_ROWS),
    form: onOrOff,
    ...look,
  },
  scores: { leagues: idsOf(MAX_EMBED_LEAGUES), zone, ...look },
};

/** Names of the parameters of each kind, in the order of an address. */
export const EMBED_PARAMETERS: Readonly<Record<EmbedKind, readonly string[]>> = {
  match: Object.keys(GRAMMARS.match),
  table: Object.keys(GRAMMARS.table),
  scores: Object.keys(GRAMMARS.scores),
};

/** Returns whether an embed has something to show; otherwise its problems say what its address lacks. */
export const isComplete = (embed: Embed): boolean =>
  embed.kind === 'scores' ? embed.leagues.length > 0 : isId(embed.id);

/**
 * Returns what the address of an embed says, and a problem for each thing in it that cannot be read; null if the path
 * is not that of an embed.
 *
 * @param path `/embed/match/19`
 */
export function parseEmbedAddress(
  path: string,
  search: string | URLSearchParams,
): { readonly embed: Embed; readonly problems: readonly EmbedProblem[] } | null {
  const [, name, idText = ''] = /^\/embed\/(match|table|scores)(?:\/([^/]*))?\/?$/.exec(path) ?? [];
  const kind = EMBED_KINDS.find((one) => one === name);
  const id = canonicalId(idText) ?? idText;
  if (kind === undefined || (kind === 'scores') !== (id === '')) return null;
  const query = new URLSearchParams(search);
  const { problems, report } = createProblemList<EmbedFault>();
  if (kind === 'scores') {
    const values = readParameters(query, GRAMMARS.scores, DEFAULT_EMBEDS.scores, report);
    if (!query.has('leagues')) report('leagues', { reason: 'required' });
    return { embed: { kind, ...values }, problems };
  }
  if (!isId(id)) report('id', { reason: 'invalid' }, id);
  if (kind === 'match')
    return {
      embed: { kind, id, ...readParameters(query, GRAMMARS.match, DEFAULT_EMBEDS.match, report) },
      problems,
    };
  return {
    embed: { kind, id, ...readParameters(query, GRAMMARS.table, DEFAULT_EMBEDS.table, report) },
    problems,
  };
}

/** Returns the shortest address of an embed: `/embed/table/583?rows=6`. */
export function embedAddress(embed: Embed): string {
  if (embed.kind === 'scores')
    return `/embed/scores${writeParameters(embed, GRAMMARS.scores, DEFAULT_EMBEDS.scores)}`;
  const query =
    embed.kind === 'match'
      ? writeParameters(embed, GRAMMARS.match, DEFAULT_EMBEDS.match)
      : writeParameters(embed, GRAMMARS.table, DEFAULT_EMBEDS.table);
  return `/embed/${embed.kind}/${embed.id}${query}`;
}
