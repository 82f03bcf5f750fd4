import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RemoteCommand, WallState } from '#contract/wall-relay.ts';
import { postToWall, remoteViewQuery } from '#web/data/wall-relay.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { stateAfter } from './state-after.ts';

/** A command that the wall has not done yet. */
interface PendingCommand {
  /** Null: it is on its way to the relay. */
  readonly number: number | null;
  readonly command: RemoteCommand;
}

/**
 * Returns what the wall shows, as it will be after the commands that are on their way, and sends further ones.
 *
 * @param onEnd is called when the relay knows this phone no longer
 */
export function useRemote(key: string, onEnd: () => void) {
  const { data: view, error } = useQuery(remoteViewQuery(key));
  const [sendRefusal, setSendRefusal] = useState<Refusal | null>(null);
  const after = view?.after ?? 0;
  const [pending, setPending] = useAccumulator<readonly PendingCommand[]>((previous) => {
    const rest = previous.filter(({ number }) => number === null || number > after);
    return rest.length === previous.length ? previous : rest;
  }, []);

  const refusal = error ? refusalOf(error) : sendRefusal;
  useEffect(() => {
    if (refusal === 'not_paired') onEnd();
  }, [refusal, onEnd]);

  async function send(command: RemoteCommand): Promise<void> {
    const own: PendingCommand = { number: null, command };
    setPending((all) => [...all, own]);
    try {
      const { number } = await postToWall({ do: 'send', key, command }, new AbortController().signal);
      setPending((all) => all.map((one) => (one === own ? { ...one, number } : one)));
      setSendRefusal(null);
    } catch (problem) {
      setPending((all) => all.filter((one) => one !== own));
      setSendRefusal(refusalOf(problem));
    }
  }

  const state: WallState | null = view?.state
    ? pending.reduce((last, { command }) => stateAfter(last, command), view.state)
    : null;
  return { view, state, refusal, send: (command: RemoteCommand) => void send(command) };
}
