import type { Operation } from '#contract/operation.ts';
import type { Question } from '#contract/walk/walk.ts';

/** The file that says when a recording was made: an ISO instant. */
export const INSTANT_FILE = 'recorded-at.txt';

/** The name that `check:wire` reads, and after it the parameters: `fixtures.info__id=7&include=events,stats.json`. */
export function fileNameOf({ route, t }: Operation, question: Question): string {
  const parameters = question
    .filter(([name]) => name !== 't')
    .map(([name, value]) => `${name}=${escaped(value)}`);
  return `${route}.${t}__${parameters.join('&')}.json`;
}

/** The parameters in the name of a recorded answer; none where the name says something else after `__`. */
export function parametersOf(fileName: string): ReadonlyMap<string, string> {
  const text = fileName.slice(fileName.indexOf('__') + 2).replace(/\.json$/, '');
  const pairs = text.split('&').map((pair) => pair.split('=', 2));
  return new Map(
    pairs.flatMap(([name = '', value]) => (value === undefined ? [] : [[name, unescaped(value)] as const])),
  );
}

/** As in a URL, but with commas as they are and without `*`, which no file name may hold on Windows. */
function escaped(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('*', '%2A');
}

function unescaped(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
