/** `npm run webhooks -- test`: posts one invented goal to each webhook of `WEBHOOKS_FILE` and prints what was answered. */

import { readProxy } from '#bff/upstream/proxy.ts';
import { messageOf } from '#bff/webhooks/message.ts';
import { createPoster } from '#bff/webhooks/post.ts';
import { readWebhooks } from '#bff/webhooks/read-webhooks.ts';
import { requestOf } from '#bff/webhooks/shapes.ts';
import { sampleMatch } from '#contract/testing/sample.ts';
import { changesBetween } from '#news/testing/changes-between.ts';
import { loadEnvFile } from '#run/env-file.ts';

loadEnvFile();
const problems: string[] = [];
const webhooks = readWebhooks(process.env, problems);
const proxy = readProxy(process.env, problems);
if (webhooks.length === 0 && problems.length === 0)
  problems.push('WEBHOOKS_FILE is not set. Let it name a file such as that of docs/webhooks.md.');
if (process.argv[2] !== 'test') problems.push('Usage: npm run webhooks -- test');
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

const match = sampleMatch(1, { score: [1, 0] });
const [change] = changesBetween([sampleMatch(1)], [match]);
if (!change) throw new Error('The sample has no goal.');
const poster = createPoster(proxy);
let count = 0;
for (const webhook of webhooks) {
  const message = messageOf({ change, match }, webhook, null);
  // Each test is a message of its own: receivers drop one that they know.
  const id = `msg_test_${crypto.randomUUID()}`;
  const request = requestOf({ ...message, id }, webhook, performance.timeOrigin + performance.now());
  const { outcome, reason } = await poster.post(request, webhook.isPrivate);
  console.log(`${webhook.name}: ${outcome} (${reason})`);
  if (outcome !== 'delivered') count += 1;
}
await poster.close();
process.exit(count > 0 ? 1 : 0);
