import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPublicClient } from '#web/data/public-client.ts';
import { refetchOnResume } from '#web/data/refetch-on-resume.ts';
import type { FakeResponse } from '#web/testing/fake-server.ts';
import { SampleProgram } from '#web/testing/sample-program.tsx';
import { ScreenWords } from '#web/words/screen-words.tsx';
import type { Words } from '#web/words/words.ts';

const stops: (() => void)[] = [];

/**
 * Returns a response of a world that is at an instant when the fake timers start, and goes on with them.
 *
 * @param start epoch seconds
 */
export const atWorldTime = (response: FakeResponse, start: number): FakeResponse => ({
  ...response,
  headers: { 'world-time': `${start * 1000 + Math.round(performance.now())}; rate=1` },
});

/** Renders a part of an embed with its own data. */
export function renderEmbed(view: ReactNode, words: Words, zone = 'Europe/London') {
  const client = createPublicClient();
  stops.push(refetchOnResume(client), () => client.clear());
  return render(
    <QueryClientProvider client={client}>
      <ScreenWords words={words}>
        <SampleProgram zone={zone}>{view}</SampleProgram>
      </ScreenWords>
    </QueryClientProvider>,
  );
}

/** Removes the embeds of a test and clears their data. */
export function leaveEmbeds(): void {
  cleanup();
  for (const stop of stops.splice(0)) stop();
}
