import { createSetting } from './setting.ts';

/** `system` follows the device, including its preference for more contrast. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const themeSetting = createSetting<Theme>('theme', THEMES, () => 'system');

/** Applies every change of the theme through public/boot.js, which set it before the first paint. */
export function applyThemeChanges(): void {
  const apply = () => globalThis.touchline?.applyTheme?.(themeSetting.get());
  themeSetting.subscribe(apply);
  matchMedia('(prefers-contrast: more)').addEventListener('change', apply);
}
