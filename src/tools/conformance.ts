/**
 * `npm run conformance -- URL [--only ROUTE[.SELECTOR]] [--max-requests N]`: checks a v2.2 service against the contract.
 * URL defaults to UPSTREAM_URL. The account comes from the environment; http: addresses default to the demo account.
 * Exits with 1 if a row fails, if none passes, or at a 401.
 */

import { fail } from '#run/fail.ts';
import { conform } from '#tools/conformance/conform.ts';
import { reportTable } from '#tools/conformance/report-table.ts';
import type { ConformanceOutcome } from '#tools/conformance/row.ts';
import { readCrawlOptions, STOP_REASONS } from './crawl/crawl-options.ts';
import { readServiceAccount } from './crawl/service-account.ts';
import { createServiceFetch } from './crawl/service-fetch.ts';

const problems: string[] = [];
const { target, steps, maxRequests } = readCrawlOptions(process.argv.slice(2), problems);
const account = readServiceAccount(target || (process.env['UPSTREAM_URL'] ?? ''), process.env, problems);
if (problems.length > 0) fail(problems.map((problem) => problem.replace('UPSTREAM_URL', 'The address')));
if (account === null) fail(['The address is missing. Run npm run conformance -- URL.']);

console.log(`Checking ${new URL(account.url).host} as ${account.user}, at most ${maxRequests} requests.\n`);
const { rows, requests, stopped } = await conform(createServiceFetch(account), { steps, maxRequests });
console.log(reportTable(rows).join('\n'));
const count = (outcome: ConformanceOutcome) => rows.filter((row) => row.outcome === outcome).length;
const counts = `${count('passes')} pass, ${count('fails')} fail, ${count('no data')} have no data, ${count('not asked')} were not asked`;
console.log(`\n${rows.length} rows: ${counts}; ${requests} requests.`);
if (stopped !== null) console.log(STOP_REASONS[stopped]);
process.exitCode = count('fails') > 0 || count('passes') === 0 || stopped === 'credentials' ? 1 : 0;
