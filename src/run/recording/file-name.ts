import type { RequestParameters } from '#contract/crawl/crawl.ts';
import type { Operation } from '#contract/operation.ts';

/** File with the time of the recording, an ISO instant. */
export const INSTANT_FILE = 'recorded-at.txt';

/** Returns the file name for `check:wire` with the parameters: `fixtures.info__id=7&include=events,stats.json`. */
export function fileNameOf({ route, t }: Operation, query: RequestParameters): string {
  const parameters = query
    .filter(([name]) => name !== 't')
    .map(([name, value]) => `${name}=${escapeValue(value)}`);
  return `${route}.${t}__${parameters.join('&')}.json`;
}

/** Returns the parameters in a file name; none if the part after `__` is something else. */
export function parametersOf(fileName: string): ReadonlyMap<string, string> {
  const text = fileName.slice(fileName.indexOf('__') + 2).replace(/\.json$/, '');
  const pairs = text.split('&').map((pair) => pair.split('=', 2));
  return new Map(
    pairs.flatMap(([name = '', value]) =>
      value === undefined ? [] : [[name, unescapeValue(value)] as const],
    ),
  );
}

/** Escapes as in a URL, but leaves commas and escapes `*`, which Windows forbids in file names. */
function escapeValue(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('*', '%2A');
}

function unescapeValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
