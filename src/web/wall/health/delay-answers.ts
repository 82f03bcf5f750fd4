import type { QueryClient } from '@tanstack/react-query';
import { filtering } from '#web/data/answer-filter.ts';

/** Lets a wall run behind the world. Its code loads only with a delay. */
export async function delayAnswers(client: QueryClient, seconds: number): Promise<void> {
  const [{ runBehind }, { fetchDelayed }] = await Promise.all([
    import('#web/data/delay/delayed-world.ts'),
    import('#web/data/delay/fetch-delayed.ts'),
  ]);
  filtering.filter = Promise.resolve({
    fetchForViewer: fetchDelayed,
    shieldAnswer: async (_context, answer) => answer,
    applySettings: async () => {},
  });
  runBehind(client, seconds);
}
