import { crawl, type RequestParameters, type Visit } from '#contract/crawl/crawl.ts';
import { CRAWL_STEPS } from '#contract/crawl/crawl-steps.ts';
import type { TestApp } from './start-app.ts';

/** All steps but those with datasets, which take most of the time of a crawl. */
const PLAIN_STEPS = CRAWL_STEPS.filter(({ include }) => include === '');

export const queryOf = (parameters: RequestParameters): string =>
  parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');

/** Requests every operation without datasets. */
export function crawlPlain({ get }: Pick<TestApp, 'get'>): AsyncGenerator<Visit> {
  return crawl(({ route }, parameters) => get(`${route}/?${queryOf(parameters)}`), PLAIN_STEPS);
}
