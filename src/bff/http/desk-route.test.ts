import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { temporaryFolder } from '#bff/testing/temporary-folder.ts';
import { DESK_TEMPLATES_PATH } from '#contract/desk/desk-variables.ts';

test('serves the templates of the operator, cacheable and by ETag', async () => {
  const deskTemplates = temporaryFolder();
  writeFileSync(join(deskTemplates, 'day.txt.mustache'), '{{day}}');
  const { get } = await startBffForTest(() => listEnvelope([]), {}, { deskTemplates });
  const { statusCode, headers, body } = await get(DESK_TEMPLATES_PATH);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
  expect(JSON.parse(body)).toMatchObject({
    text: '{{day}}',
    html: expect.stringContaining('<h1>{{day}}</h1>'),
  });
  const again = await get(DESK_TEMPLATES_PATH, { headers: { 'if-none-match': headers['etag'] as string } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
