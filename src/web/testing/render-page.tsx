import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { ViewerProgram } from '#web/app/viewer-program.tsx';
import { createQueryClient } from '#web/data/client.ts';
import { refetchOnResume } from '#web/data/refetch-on-resume.ts';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import type { Words } from '#web/words/words.ts';

const clients: QueryClient[] = [];
const stops: (() => void)[] = [];

/** Renders a page at an address with its own data, in English unless it is given other words. */
export function renderPage(page: ReactNode, address = '/', words: Words = en): RenderResult {
  const client = createQueryClient();
  clients.push(client);
  stops.push(refetchOnResume(client));
  return render(
    <WordsContext value={words}>
      <QueryClientProvider client={client}>
        <ViewerProgram>
          <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
        </ViewerProgram>
      </QueryClientProvider>
    </WordsContext>,
  );
}

/** Removes the pages of a test and clears their data. */
export function leavePages(): void {
  cleanup();
  for (const stop of stops.splice(0)) stop();
  for (const client of clients.splice(0)) client.clear();
}

/** Advances the fake clock and runs everything that falls due. */
export async function pass(ms: number): Promise<void> {
  await act(async () => {
    await vi.dynamicImportSettled(); // loads lazy parts
    await vi.advanceTimersByTimeAsync(ms);
  });
}

/** Waits until a page's code, its responses and what follows from them are drawn. */
export async function settle(): Promise<void> {
  for (let step = 0; step < 5; step += 1) await pass(200);
}

/** Waits until a list of some hundred matches is drawn: each step follows the paint of the previous one. */
export async function drawAllRows(): Promise<void> {
  for (let step = 0; step < 30; step += 1) await pass(20);
}
