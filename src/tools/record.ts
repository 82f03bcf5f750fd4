/**
 * `npm run record -- DIR [--only ROUTE[.SELECTOR]] [--max-requests N]`: writes the answers of the service at
 * UPSTREAM_URL to DIR, without the account. check:wire reads the files, UPSTREAM_URL=file:DIR replays them. Exits with 1
 * if nothing is recorded, or at a 401.
 */

import { startSetting } from '#run/clock.ts';
import { fail } from '#run/fail.ts';
import { readCrawlOptions, STOP_REASONS } from './crawl/crawl-options.ts';
import { readServiceAccount } from './crawl/service-account.ts';
import { createServiceFetch } from './crawl/service-fetch.ts';
import { recordAnswers } from './recording/record-answers.ts';
import { createAnswerScrubber } from './recording/scrub-answer.ts';

const problems: string[] = [];
const { target: folder, steps, maxRequests } = readCrawlOptions(process.argv.slice(2), problems);
if (folder === '') problems.push('The folder is missing. Run npm run record -- DIR.');
const account = readServiceAccount(process.env['UPSTREAM_URL'] ?? '', process.env, problems);
if (account === null)
  problems.push('UPSTREAM_URL is missing. Set it to the address of the service to record.');
if (account === null || problems.length > 0) fail(problems);

const { url, user, token } = account;
console.log(`Recording ${new URL(url).host} as ${user}, at most ${maxRequests} requests.`);
const { files, requests, stopped } = await recordAnswers(createServiceFetch(account), {
  folder,
  now: startSetting(null, 1).base,
  steps,
  maxRequests,
  scrub: createAnswerScrubber(user, token),
});
console.log(`${files.length} responses in ${folder}; ${requests} requests.`);
if (stopped !== null) console.log(STOP_REASONS[stopped]);
process.exitCode = files.length === 0 || stopped === 'credentials' ? 1 : 0;
