import './main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createPagePrefetch } from './app/prefetch-page.ts';
import { endFirstView, firstView } from './clock/first-view.ts';
import { takePageTime } from './clock/page-time.ts';
import { createQueryClient } from './data/client.ts';
import { localeSetting } from './settings/locale.ts';
import { loadFonts, setPageLanguage } from './settings/page-language.ts';
import { applyThemeChanges } from './settings/theme.ts';
import { rootElement } from './ui/static-page.ts';
import { loadGroup, loadWords } from './words/load-words.ts';

/** Ends the first view, ms, even if its data have not come, so that the rest of the page can load. */
const FIRST_VIEW_TIMEOUT_MS = 2000;

async function start(): Promise<void> {
  setTimeout(endFirstView, FIRST_VIEW_TIMEOUT_MS);
  takePageTime();
  applyThemeChanges();
  const locale = localeSetting.get();
  const client = createQueryClient();
  if (import.meta.env.MODE === 'development')
    void import('./data/devtools.tsx').then(({ mountDevtools }) => mountDevtools(client));
  const prefetch = createPagePrefetch(client);
  // The page's code and data load together with the words.
  const [words] = await Promise.all([loadWords(locale), prefetch(location.href), loadFonts(locale)]);
  void loadGroup('pages', locale).catch(() => {});
  setPageLanguage(locale, words.dir);
  void firstView.then(() => document.documentElement.setAttribute('data-font', ''));
  createRoot(rootElement()).render(
    <StrictMode>
      <App client={client} words={words} prefetch={prefetch} />
    </StrictMode>,
  );
}

// boot.js has already warned people whose browser is too old.
if (!('tooOld' in document.documentElement.dataset)) void start();
