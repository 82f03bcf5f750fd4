import type { ComponentProps, ComponentType } from 'react';

// biome-ignore lint/suspicious/noExplicitAny: as in React's own types
type AnyComponent = ComponentType<any>;

/** A component in one state, in Storybook's component story format. */
export interface Story<Component extends AnyComponent> {
  readonly args?: Partial<ComponentProps<Component>>;
  readonly parameters?: StoryParameters;
}

/** The default export of a file of stories; its args and parameters are those of every story. */
export interface StoryFile<Component extends AnyComponent> extends Story<Component> {
  /** `Group/Component`; the stories' addresses are made from it. */
  readonly title: string;
  readonly component: Component;
}

/** What a story assumes of the world and the viewer. */
export interface StoryParameters {
  /** The world's time, epoch ms; it stands still. */
  readonly now?: number;
  /** Whether the viewer has paused the page. */
  readonly isPaused?: boolean;
  /** The viewer's choices in the browser's storage, by name. */
  readonly storage?: Readonly<Record<string, string>>;
}

/** The choices of the workshop's toolbar. */
export interface Toolbar {
  readonly theme: 'light' | 'dark' | 'contrast';
  /** `rtl` is the pseudo-locale: right to left, accented and 40 % longer. */
  readonly direction: 'ltr' | 'rtl';
}
