import { createSetting } from './setting.ts';

/** `system`: as the device has it, also its wish for more contrast. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const themeSetting = createSetting<Theme>(
  'theme',
  (text) => THEMES.some((theme) => theme === text),
  () => 'system',
);

/** Wears what is chosen from now on; public/boot.js, which put the theme on before the first paint, knows how. */
export function keepTheme(): void {
  const wear = () => globalThis.touchline?.wear?.(themeSetting.get());
  themeSetting.subscribe(wear);
  matchMedia('(prefers-contrast: more)').addEventListener('change', wear);
}
