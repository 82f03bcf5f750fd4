import type { Includes } from '#service/answer/include.ts';
import { readLanguage } from '#service/answer/language.ts';
import { readPage } from '#service/answer/paging.ts';
import { placeNames } from '#service/answer/place-names.ts';
import type { QueryParameters } from '#service/answer/query-parameters.ts';
import type { ServiceLibrary } from '#service/answer/service-library.ts';
import { readOffset } from '#service/answer/utc.ts';
import { bookmakersOf } from './odds.ts';
import type { DataRequest } from './request.ts';

interface RequestParts extends Pick<DataRequest, 'now' | 'origin' | 'covers'> {
  /** The operation's own parameters. */
  readonly query: QueryParameters;
  readonly includes: Includes;
}

/** Reads the parameters that all operations share. Throws a RefusedRequest for an invalid one. */
export function createRequest(library: ServiceLibrary, parts: RequestParts): DataRequest {
  const { origin, query } = parts;
  const language = readLanguage(query['lang']);
  return {
    ...library,
    ...parts,
    offset: readOffset(query['utc']),
    language,
    places: placeNames(language),
    image: (kind, id) => `${origin}/images/${kind}/${id}`,
    bookmakers: bookmakersOf(query, library.bookmakers),
    page: readPage(query['page']),
  };
}
