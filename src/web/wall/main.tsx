import './wall.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { parseWallAddress } from '#contract/wall-address.ts';
import { endFirstView } from '#web/clock/first-view.ts';
import { takePageTime } from '#web/clock/page-time.ts';
import { createQueryClient } from '#web/data/client.ts';
import { localeSetting } from '#web/settings/locale.ts';
import { rootElement } from '#web/ui/static-page.ts';
import { loadScreenWords } from '#web/words/load-screen-words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { FreezeBoundary } from './control/freeze-boundary.tsx';
import { startRelay } from './relay/start-relay.ts';
import { Wall } from './wall.tsx';

async function start(): Promise<void> {
  takePageTime();
  endFirstView();
  const { program, problems } = parseWallAddress(location.search);
  const root = document.documentElement;
  root.dataset['theme'] = program.theme;
  root.dataset['density'] = program.density;
  const locale = program.lang ?? localeSetting.get();
  const words = await loadScreenWords(locale);
  root.lang = locale;
  root.dir = words.dir;
  createRoot(rootElement()).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <WordsContext value={words}>
          <FreezeBoundary>
            <Wall program={program} problems={problems} onCommand={startRelay(program)} />
          </FreezeBoundary>
        </WordsContext>
      </QueryClientProvider>
    </StrictMode>,
  );
}

void start();
