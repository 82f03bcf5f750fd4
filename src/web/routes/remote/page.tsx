import { useCallback } from 'react';
import { useStore } from '#web/state/store.ts';
import { useWords } from '#web/words/use-words.ts';
import { Controls } from './controls.tsx';
import { PairForm } from './pair-form.tsx';
import { pairing } from './pairing.ts';
import { usePair } from './use-pair.ts';

/** A phone as the remote of a wall: `/remote`. */
export function Remote() {
  const words = useWords<'remote'>();
  const { remote: t } = words;
  const current = useStore(pairing);
  const { refusal, isBusy, pair, setRefusal } = usePair();
  const onEnd = useCallback(() => {
    pairing.set(null);
    setRefusal('not_paired');
  }, [setRefusal]);
  return (
    <div className="mx-auto grid max-w-256 gap-3">
      <title>{`${t.title} · ${words.name}`}</title>
      <h1 className="font-bold font-stretch-80% text-[1.25rem]">{t.title}</h1>
      {current && !isBusy ? (
        <Controls key={current.key} pairing={current} onEnd={onEnd} />
      ) : (
        <PairForm refusal={refusal} isBusy={isBusy} onCode={pair} />
      )}
    </div>
  );
}
