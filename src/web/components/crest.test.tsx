import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import { Crest } from './crest.tsx';

const team = { ...sampleMatch(1).teams.home, img: '/img/teams/1' };
const draw = (img: string | null) => {
  const { container } = render(<Crest team={{ ...team, img }} />);
  return {
    state: () => container.firstElementChild?.getAttribute('data-picture'),
    picture: container.querySelector('img'),
  };
};

afterEach(cleanup);

test.each(['load', 'error'] as const)('waits for its picture until the event %s', (event) => {
  const { state, picture } = draw(team.img);
  expect(state()).toBe('wait');
  if (picture) fireEvent[event](picture);
  expect(state()).toBe(event);
});

test('a team without a picture waits for none', () => {
  expect(draw(null)).toMatchObject({ picture: null });
  cleanup();
  expect(draw(null).state()).toBeNull();
});
