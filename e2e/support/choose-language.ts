import type { Page } from '@playwright/test';

/** Chooses the language of the pages that are opened from now on, as the settings do. */
export const chooseLanguage = (page: Page, language: string) =>
  page.addInitScript((chosen) => localStorage.setItem('lang', chosen), language);
