import type { ComponentType } from 'react';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import type { ShieldLineProps } from './shield-line-text.tsx';

/** Stands for what the viewer's spoiler shields withhold. Its code loads when it is drawn. */
export const ShieldLine: ComponentType<ShieldLineProps> = lazyAfterFirstView(
  async () => (await import('./shield-line-text.tsx')).ShieldLineText,
  Promise.resolve(),
);
