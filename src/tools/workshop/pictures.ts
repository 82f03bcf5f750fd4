import type { FastifyInstance } from 'fastify';

/** What names a crest or a flag in the JSON of the scenes: its path, a country's code, or the team of a table's row. */
const PICTURES = /"\/img\/((?:teams|countries|venues)\/[\w-]+)"|"cc":"([\w-]+)"|"team_id":"(\d+)"/g;

/** Returns the crests and flags of the scenes as data URLs by path, since the workshop has no server for them. */
export async function picturesOf(
  json: string,
  app: FastifyInstance,
): Promise<Readonly<Record<string, string>>> {
  const names = new Set<string>();
  for (const [, path, country, team] of json.matchAll(PICTURES))
    names.add(path ?? (country ? `countries/${country}` : `teams/${team}`));
  const pictures: Record<string, string> = {};
  for (const name of names) {
    const { statusCode, headers, rawPayload } = await app.inject(`/images/${name}`);
    if (statusCode === 200)
      pictures[`/img/${name}`] = `data:${headers['content-type']};base64,${rawPayload.toString('base64')}`;
  }
  return pictures;
}
