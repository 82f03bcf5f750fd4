import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { sampleWall } from '#web/testing/sample-wall.ts';
import { WallPages } from '#web/testing/wall-pages.tsx';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { prepareStory } from '#web/workshop/prepare-story.ts';
import { clock } from './clock.tsx';
import { nextKickOff } from './next-kick-off.ts';

afterEach(cleanup);

const ahead = (number: number, kickOff: number, fields = {}) =>
  sampleMatch(number, { status: 0, phase: 'scheduled', score: null, minute: null, kickOff, ...fields });

function show(fields: Parameters<typeof sampleWall>[0]) {
  prepareStory({ now: (KICK_OFF + 1805) * 1000 });
  return render(
    <WordsContext value={en}>
      <WallPages view={clock} context={sampleWall(fields)} />
    </WordsContext>,
  );
}

test('shows the time, the date in words, and other zones with their day where it is another one', () => {
  const { container } = show({ program: { zones: ['Asia/Tokyo', 'America/New_York'] } });
  expect(container.textContent).toContain('15:30:05');
  screen.getByText('Saturday, 21 November 2026');
  const zones = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(zones.map(({ textContent }) => textContent)).toEqual(['Tokyo00:30Sun 22 Nov', 'New York10:30']);
});

test('shows the next kick-off of the day and how many matches are in play', () => {
  const { container } = show({
    records: [sampleMatch(1), ahead(2, KICK_OFF + 7200), ahead(3, KICK_OFF + 7200)],
  });
  expect(container.textContent).toContain('1 in play now');
  expect(container.textContent).toContain('Next kick-off 17:00 Home 2 v Away 2 and 1 more');
});

test('names the followed team’s match, and nothing that is over, off or without an hour', () => {
  const records = [ahead(2, KICK_OFF + 7200), ahead(3, KICK_OFF + 7200)];
  expect(nextKickOff(sampleWall({ records, program: { follow: ['1003'] } }))?.match.id).toBe('3');
  const off = ahead(4, KICK_OFF + 7200, { status: 4, phase: 'off' });
  const unknown = ahead(5, KICK_OFF + 7200, { status: 17 });
  expect(nextKickOff(sampleWall({ records: [off, unknown, ahead(6, KICK_OFF)] }))).toBeNull();
});
