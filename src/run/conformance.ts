/**
 * `npm run conformance -- URL`: every operation of the table against any v2.2 service. The account comes from
 * USERNAME and TOKEN; on this machine it is the embedded service's demo account without them. Exit code 1 if a
 * row does not pass.
 */
import { readUpstream } from '#bff/upstream/account.ts';
import { conform } from '#contract/conformance/conform.ts';
import { tableOf } from '#contract/conformance/table.ts';
import { type Ask, MOST_REQUESTS } from '#contract/walk/walk.ts';
import { fail } from './fail.ts';

const PATIENCE = 30_000;

/** Only what is on this machine is asked with the open account. */
function accountFor(url: string) {
  const { TOKEN, USERNAME } = process.env;
  const open = !TOKEN && /^http:/.test(url) ? { USERNAME: 'demo', TOKEN: 'demo' } : { USERNAME, TOKEN };
  const problems: string[] = [];
  const account = readUpstream({ UPSTREAM_URL: url, ...open }, problems);
  if (problems.length > 0) fail(problems.map((problem) => problem.replace('UPSTREAM_URL', 'The address')));
  return account ?? fail(['Say which service: npm run conformance -- URL']);
}

const { url, user, token } = accountFor(process.argv[2] ?? '');

const ask: Ask = async ({ route }, question) => {
  const query = new URLSearchParams({ ...Object.fromEntries(question), user, token });
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(`${url}/v2.2/${route}/?${query}`, { signal });
    return { status: answer.status, body: await answer.json().catch(() => null) };
  } catch {
    return { status: 0, body: null };
  }
};

console.log(`Asking ${new URL(url).host} as ${user}, at most ${MOST_REQUESTS} requests.\n`);
const { rows, requests } = await conform(ask);
console.log(tableOf(rows).join('\n'));
const failed = rows.filter(({ passes }) => !passes).length;
console.log(`\n${rows.length} rows, ${failed} do not pass; ${requests} requests.`);
process.exitCode = failed > 0 ? 1 : 0;
