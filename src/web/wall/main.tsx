import './wall.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { parseWallAddress } from '#contract/wall-address.ts';
import { endFirstView } from '#web/clock/first-view.ts';
import { takePageTime } from '#web/clock/page-time.ts';
import { followCompetitionNames } from '#web/data/follow-competition-names.ts';
import { registerServiceWorker } from '#web/data/register-service-worker.ts';
import { localeSetting } from '#web/settings/locale.ts';
import { loadFonts, setPageLanguage } from '#web/settings/page-language.ts';
import { rootElement } from '#web/ui/static-page.ts';
import { loadWords } from '#web/words/load-words.ts';
import { ScreenWords } from '#web/words/screen-words.tsx';
import { FreezeBoundary } from './control/freeze-boundary.tsx';
import { keepFrozenAnswers } from './control/keep-frozen-answers.ts';
import { delayAnswers } from './health/delay-answers.ts';
import { superviseWall } from './health/supervise.ts';
import { startWakeLock } from './health/wake-lock.ts';
import { WallBoundary } from './health/wall-boundary.tsx';
import { createWallClient } from './health/wall-client.ts';
import { startRelay } from './relay/start-relay.ts';
import { restoreSnapshot } from './snapshot/snapshot.ts';
import { loadViews, viewsOf } from './views/views.ts';
import { Wall } from './wall.tsx';

async function start(): Promise<void> {
  takePageTime();
  endFirstView();
  const { program, problems } = parseWallAddress(location.search);
  const root = document.documentElement;
  root.dataset['theme'] = program.theme;
  root.dataset['density'] = program.density;
  const locale = localeSetting.get();
  void followCompetitionNames(locale);
  const [words] = await Promise.all([
    loadWords(locale, 'wall'),
    loadViews(viewsOf(program)),
    loadFonts(locale),
  ]);
  setPageLanguage(locale, words.dir);
  const client = createWallClient();
  if (program.delay > 0) await delayAnswers(client, program.delay);
  restoreSnapshot(client);
  superviseWall({ client });
  startWakeLock();
  keepFrozenAnswers(client);
  const onCommand = startRelay(program);
  createRoot(rootElement()).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <ScreenWords words={words}>
          <WallBoundary>
            <FreezeBoundary>
              <Wall program={program} problems={problems} onCommand={onCommand} />
            </FreezeBoundary>
          </WallBoundary>
        </ScreenWords>
      </QueryClientProvider>
    </StrictMode>,
  );
  registerServiceWorker();
}

// The script in index.html has already warned people whose browser is too old.
if (!('tooOld' in document.documentElement.dataset)) void start();
