import { useCallback, useEffect, useRef, useState } from 'react';
import { askRaw, type RawAnswer } from '#web/queries/raw.ts';

type State =
  | { readonly is: 'nothing' }
  | { readonly is: 'waiting' }
  | { readonly is: 'failed' }
  | { readonly is: 'answer'; readonly answer: RawAnswer };

const NOTHING: State = { is: 'nothing' };

/** Makes one request at a time on demand; a new request cancels the previous one. */
export function useRawAnswer() {
  const [state, setState] = useState<State>(NOTHING);
  const asking = useRef<AbortController | null>(null);
  const cancel = useCallback(() => {
    asking.current?.abort();
    asking.current = null;
    setState(NOTHING);
  }, []);
  const ask = useCallback((path: string) => {
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    setState({ is: 'waiting' });
    const tell = (next: State) => asking.current === controller && setState(next);
    askRaw(path, controller.signal).then(
      (answer) => tell({ is: 'answer', answer }),
      () => tell({ is: 'failed' }),
    );
  }, []);
  useEffect(() => () => asking.current?.abort(), []);
  return { state, ask, cancel };
}
