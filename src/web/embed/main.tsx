import { ProgramContext } from '#web/clock/program-context.ts';
import { basePath } from '#web/settings/base-path.ts';
import { deviceZone } from '#web/settings/device-zone.ts';
import { OFFERED_LANGUAGES } from '#web/settings/languages.ts';
import { loadFonts, setPageLanguage } from '#web/settings/page-language.ts';
import './embed.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Embed, type EmbedProblem, isComplete, parseEmbedAddress } from '#contract/embed-address.ts';
import type { Language } from '#contract/locales.ts';
import { preferredLanguage } from '#contract/preferred-language.ts';
import { endFirstView } from '#web/clock/first-view.ts';
import { takePageTime } from '#web/clock/page-time.ts';
import { followCompetitionNames } from '#web/data/follow-competition-names.ts';
import { createPublicClient } from '#web/data/public-client.ts';
import { refetchOnResume } from '#web/data/refetch-on-resume.ts';
import { rootElement, viewElement } from '#web/ui/static-page.ts';
import { loadedWords, loadGroup, loadWords } from '#web/words/load-words.ts';
import { ScreenWords } from '#web/words/screen-words.tsx';
import { Message } from './frame/message.tsx';
import { postHeight } from './frame/post-height.ts';
import { ProblemList } from './frame/problem-list.tsx';
import { reloadEachMinute } from './frame/reload-each-minute.ts';
import { pauseOutOfView } from './pause-out-of-view.ts';

/** Loads the code of an embed's kind, and returns what draws it above notes on its address. */
async function loadView(embed: Embed) {
  if (embed.kind === 'match') {
    const { MatchEmbed } = await import('./match/match-embed.tsx');
    return (notes: React.ReactNode) => <MatchEmbed embed={embed}>{notes}</MatchEmbed>;
  }
  if (embed.kind === 'table') {
    const { TableEmbed } = await import('./table/table-embed.tsx');
    return (notes: React.ReactNode) => <TableEmbed embed={embed}>{notes}</TableEmbed>;
  }
  const { ScoresEmbed } = await import('./scores/scores-embed.tsx');
  return (notes: React.ReactNode) => <ScoresEmbed embed={embed}>{notes}</ScoresEmbed>;
}

/** Returns a sentence for each problem with the address; fetches the texts and the code only if there is one. */
async function problemSentences(
  problems: readonly EmbedProblem[],
  locale: Language,
): Promise<readonly string[]> {
  if (problems.length === 0) return [];
  const [{ embedProblemText }] = await Promise.all([
    import('#web/words/embed-problem-text.ts'),
    loadGroup('embed-problems', locale),
  ]);
  const words = loadedWords<'embed-address'>(locale);
  return problems.map((problem) => embedProblemText(problem, words));
}

async function start(): Promise<void> {
  const address = parseEmbedAddress(location.pathname.slice(basePath.length), location.search);
  if (!address) return;
  // In a sandbox without an origin nothing can be requested but the page itself.
  const canRequest = self.origin !== 'null';
  postHeight(rootElement(), canRequest);
  if (!canRequest) return reloadEachMinute();
  const { embed, problems } = address;
  const root = document.documentElement;
  if (embed.theme !== 'auto') root.dataset['theme'] = embed.theme;
  takePageTime();
  endFirstView();
  // The server has chosen by the browser.
  const locale = preferredLanguage([embed.lang ?? '', root.lang], OFFERED_LANGUAGES);
  void followCompetitionNames(locale);
  const [view, words, sentences] = await Promise.all([
    isComplete(embed) ? loadView(embed) : (notes: React.ReactNode) => <Message>{notes}</Message>,
    loadWords(locale, `embed-${embed.kind}`),
    problemSentences(problems, locale),
    loadFonts(locale),
  ]);
  setPageLanguage(locale, words.dir);
  const zone = (embed.kind === 'table' ? null : embed.zone) ?? deviceZone();
  const client = createPublicClient();
  refetchOnResume(client);
  pauseOutOfView(root);
  createRoot(viewElement()).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <ScreenWords words={words}>
          <ProgramContext value={{ zone, confirmed: () => null }}>
            {view(sentences.length > 0 && <ProblemList sentences={sentences} />)}
          </ProgramContext>
        </ScreenWords>
      </QueryClientProvider>
    </StrictMode>,
  );
}

void start();
