import '#web/main.css';
import '#web/features.css';
import type { ComponentType } from 'react';
import { endFirstView } from '#web/clock/first-view.ts';
import { prepareStory } from './prepare-story.ts';
import { showPictures } from './show-pictures.ts';
import type { StoryParameters, Toolbar } from './story.ts';
import { StoryPage } from './story-page.tsx';

export interface StoryContext {
  readonly globals: Toolbar;
  readonly parameters: StoryParameters;
}

const toolbarMenu = (title: string, icon: string, items: readonly string[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});

endFirstView();
showPictures();
document.documentElement.setAttribute('data-font', '');
// A story has no other pages.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});

/** Storybook's settings of every story: the page around it and the toolbar. */
export const preview = {
  parameters: { layout: 'fullscreen' },
  globalTypes: {
    theme: toolbarMenu('Theme', 'paintbrush', ['light', 'dark', 'contrast']),
    direction: toolbarMenu('Direction', 'transfer', ['ltr', 'rtl']),
  },
  initialGlobals: { theme: 'light', direction: 'ltr' } satisfies Toolbar,
  beforeEach: ({ parameters }: StoryContext) => prepareStory(parameters),
  decorators: [
    (Story: ComponentType, { globals }: StoryContext) => (
      <StoryPage toolbar={globals}>
        <Story />
      </StoryPage>
    ),
  ],
};
