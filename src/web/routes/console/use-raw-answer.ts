import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchRaw, type RawAnswer } from '#web/data/raw-answer.ts';

type State =
  | { readonly is: 'nothing' }
  | { readonly is: 'waiting' }
  | { readonly is: 'failed' }
  | { readonly is: 'answer'; readonly answer: RawAnswer };

const IDLE: State = { is: 'nothing' };

/** Makes one request at a time on demand; a new request cancels the previous one. */
export function useRawAnswer() {
  const [state, setState] = useState<State>(IDLE);
  const controllerRef = useRef<AbortController | null>(null);
  const cancel = useCallback(() => {
    controllerRef.current?.abort();
    controllerRef.current = null;
    setState(IDLE);
  }, []);
  const ask = useCallback((path: string) => {
    controllerRef.current?.abort();
    const controller = new AbortController();
    controllerRef.current = controller;
    setState({ is: 'waiting' });
    const update = (next: State) => controllerRef.current === controller && setState(next);
    fetchRaw(path, controller.signal).then(
      (answer) => update({ is: 'answer', answer }),
      () => update({ is: 'failed' }),
    );
  }, []);
  useEffect(() => () => controllerRef.current?.abort(), []);
  return { state, ask, cancel };
}
