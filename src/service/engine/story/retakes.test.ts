import { expect, test } from 'vitest';
import { sampleFrame } from '#service/engine/sample-frames.ts';
import { storyOf } from '#service/engine/story.ts';
import { isRetake } from './retakes.ts';

test('A penalty that is retaken is scored 75 s later, and nothing else is played in between', () => {
  let retaken = 0;
  for (let i = 0; i < 2_000; i++) {
    const { entries } = storyOf(sampleFrame(i));
    for (const [n, entry] of entries.entries()) {
      if (!isRetake(entry)) continue;
      retaken += 1;
      const next = entries
        .slice(n + 1)
        .find(({ kind }) => /goal|shot|corner|foul|offside|missed|var/.test(kind));
      expect(next).toMatchObject({
        kind: 'goal',
        penalty: true,
        side: entry.side,
        second: entry.second + 75,
      });
    }
  }
  expect(retaken).toBeGreaterThan(5);
});
