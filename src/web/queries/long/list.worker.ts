import type { FromReader, ToReader } from './ask-beside.ts';
import { createReader } from './reader.ts';

const read = createReader();
const asking = new Map<number, AbortController>();

addEventListener('message', async ({ data: { turn, wanted } }: MessageEvent<ToReader>) => {
  if (!wanted) return asking.get(turn)?.abort();
  const controller = new AbortController();
  asking.set(turn, controller);
  const answer = await read(wanted, controller.signal).then(
    (reply): FromReader => ({ turn, reply }),
    (error: unknown): FromReader => ({ turn, problem: String(error) }),
  );
  asking.delete(turn);
  postMessage(answer);
});
