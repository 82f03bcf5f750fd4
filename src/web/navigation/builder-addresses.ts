import {
  DEFAULT_EMBEDS,
  EMBED_KINDS,
  type Embed,
  embedAddress,
  parseEmbedAddress,
} from '#contract/embed-address.ts';
import { isId } from '#contract/is-id.ts';
import { type WallProgram, wallAddress } from '#contract/wall-address.ts';
import type { Address } from './addresses.ts';
import { EMBED_BUILDER, WALL_BUILDER } from './builder-pages.ts';

/** Returns the address of the page that builds a wall, with the program to begin with. */
export const wallBuilderAddress = (program: WallProgram) =>
  wallAddress(program).replace(/^\/wall/, WALL_BUILDER) as Address;

/** Returns the address of the page that builds an embed, with the one to begin with: `/embed/new?kind=table&id=583`. */
export function embedBuilderAddress(embed: Embed): Address {
  const [, query = ''] = embedAddress(embed).split('?', 2);
  const id = embed.kind !== 'scores' && isId(embed.id) ? `&id=${embed.id}` : '';
  return `${EMBED_BUILDER}?kind=${embed.kind}${id}${query && `&${query}`}`;
}

/** An id in the path of an embed that has none yet. */
const NO_ID = '-';

/** Returns the embed of a builder's query, and whether some of it cannot be read; a match without an id by default. */
export function embedInQuery(search: string): { readonly embed: Embed; readonly isPartial: boolean } {
  const query = new URLSearchParams(search);
  const [name, id] = [query.get('kind'), query.get('id')];
  const kind = EMBED_KINDS.find((one) => one === name) ?? 'match';
  query.delete('kind');
  query.delete('id');
  const path = kind === 'scores' ? kind : `${kind}/${encodeURIComponent(id ?? '') || NO_ID}`;
  const { embed, problems } = parseEmbedAddress(`/embed/${path}`, query) ?? {
    embed: { kind: 'match', id: NO_ID, ...DEFAULT_EMBEDS.match },
    problems: [],
  };
  const isUnknownKind = name !== null && name !== kind;
  // What is not chosen yet is no problem.
  const isPartial = problems.some(({ parameter, reason }) =>
    parameter === 'id' ? id !== null : reason !== 'required',
  );
  return { embed, isPartial: isPartial || isUnknownKind };
}
