import { chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';
import type { Engine } from './engine.ts';

export const CHROMIUM: Engine = {
  name: 'Chromium',
  installation: 'It comes with the project: npm ci.',
  start: async () => {
    const browser = await chromium.launch(findBrowser());
    const page = await browser.newPage({ serviceWorkers: 'block' });
    let errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    return {
      version: browser.version(),
      open: async (address, width, height) => {
        errors = [];
        await page.setViewportSize({ width, height });
        await page.goto(address);
      },
      evaluate: (expression) => page.evaluate(expression),
      errors: () => errors,
      photograph: () => page.screenshot(),
      close: () => browser.close(),
    };
  },
};
