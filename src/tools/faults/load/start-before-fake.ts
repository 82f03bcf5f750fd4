import {
  type AnswerHandler,
  type FakeUpstream,
  liveEnvelope,
  startFakeUpstream,
} from '#bff/testing/fake-upstream.ts';
import { startTouchlineProcess, type TouchlineProcess } from '#tools/faults/touchline-process.ts';

export interface TouchlineBeforeFake {
  readonly address: string;
  readonly upstream: FakeUpstream;
  readonly touchline: TouchlineProcess;
  close(): Promise<void>;
}

/** Returns the live feed of an account with so many requests left that no period is stretched. */
export const liveEnvelopeWithAllowance = () => liveEnvelope([0, 0], { requests_left: 1_000_000 });

/** Starts Touchline as a process before a fake data service in this one; the live period is 5 s. */
export async function startBeforeFake(answer: AnswerHandler): Promise<TouchlineBeforeFake> {
  const upstream = await startFakeUpstream(answer);
  const touchline = startTouchlineProcess({
    UPSTREAM_URL: upstream.url,
    USERNAME: 'somebody',
    TOKEN: 'something-secret',
    LIVE_EVERY: '5',
    LOG_LEVEL: 'error',
  });
  return {
    address: await touchline.address,
    upstream,
    touchline,
    async close() {
      await touchline.remove();
      await upstream.close();
    },
  };
}
