import { type Extra, extrasSetting } from './extras.ts';

/** Stores the chosen extras, and adds or removes their space in every row at once. */
export function chooseExtras(extras: readonly Extra[]): void {
  const text = extras.join(' ');
  extrasSetting.choose(text || null);
  const root = document.documentElement;
  if (text) root.setAttribute('data-extras', text);
  else root.removeAttribute('data-extras');
}
