import { act, cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ImmediateObserver } from '#web/testing/immediate-observer.ts';
import { prepareStory } from './prepare-story.ts';
import type { Story, StoryFile } from './story.ts';
import { StoryPage } from './story-page.tsx';

type AnyComponent = ComponentType<Record<string, unknown>>;
interface StoryModule {
  readonly default: StoryFile<AnyComponent>;
  readonly [name: string]: Story<AnyComponent>;
}

const files = import.meta.glob<StoryModule>('/src/web/**/*.stories.tsx', { eager: true });
const stories = Object.values(files).flatMap(({ default: file, ...others }) =>
  Object.entries(others).map(([name, story]) => ({ id: `${file.title}/${name}`, file, story })),
);

beforeEach(() => vi.stubGlobal('IntersectionObserver', ImmediateObserver));
afterEach(cleanup);

test('every story has an address of its own', () => {
  const ids = stories.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test.each(stories)('$id', async ({ file, story }) => {
  const { component: Component } = file;
  prepareStory({ ...file.parameters, ...story.parameters });
  const { container } = render(
    <StoryPage toolbar={{ theme: 'light', direction: 'ltr' }}>
      <Component {...file.args} {...story.args} />
    </StoryPage>,
  );
  await act(() => vi.dynamicImportSettled());
  expect(container.querySelector('main')?.children).not.toHaveLength(0);
});
