import { createListReader, type FromListWorker, type ToListWorker } from './list-worker.ts';

const read = createListReader();
const controllers = new Map<number, AbortController>();

addEventListener('message', async ({ data: { turn, request } }: MessageEvent<ToListWorker>) => {
  if (!request) return controllers.get(turn)?.abort();
  const controller = new AbortController();
  controllers.set(turn, controller);
  const answer = await read(request, controller.signal).then(
    (reply): FromListWorker => ({ turn, reply }),
    (error: unknown): FromListWorker => ({ turn, problem: String(error) }),
  );
  controllers.delete(turn);
  postMessage(answer);
});
