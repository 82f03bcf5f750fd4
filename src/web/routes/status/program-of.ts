import { parseWallAddress, type WallProblem, wallAddress } from '#contract/wall-address.ts';
import { MAX_PROGRAM_CHARACTERS } from '#contract/wall-relay.ts';

/** A query for a wall, or why a text is none: problems of its parameters, another page, or its length. */
export type ProgramReading =
  | { readonly query: string }
  | { readonly reason: 'noWall' | 'long' }
  | { readonly problems: readonly WallProblem[] };

/** Reads the address of a wall as operators paste it: whole, or from its path on. */
export function programOf(text: string, origin: string): ProgramReading {
  const url = URL.parse(text.trim(), origin);
  if (!url?.pathname.endsWith('/wall')) return { reason: 'noWall' };
  const { program, problems } = parseWallAddress(url.search);
  if (problems.length > 0) return { problems };
  const query = wallAddress(program).slice('/wall?'.length);
  return query.length > MAX_PROGRAM_CHARACTERS ? { reason: 'long' } : { query };
}
