import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Match } from '#contract/records/match.ts';
import { isShielded } from '#news/is-shielded.ts';
import { matchQuery } from '#web/data/match.ts';
import { useRawAnswer } from '#web/data/use-raw-answer.ts';
import { lastStep, playBackStep, STEP_MS } from '#web/matches/play-back.ts';
import { placeOf, storePlace } from '#web/settings/play-back-places.ts';
import { reveal } from '#web/settings/shields.ts';

/** A match that is announced, is played back, or has been, which reveals one that is over. */
type State = 'next' | 'played' | 'over';

interface Options {
  readonly id: string;
  /** Whether it begins at once, without being announced. */
  readonly isFirst: boolean;
  readonly isPaused: boolean;
  readonly onEnd: () => void;
}

/** Plays a match back by itself, a step every four seconds, from where the viewer had stopped. */
export function usePlayedMatch({ id, isFirst, isPaused, onEnd }: Options) {
  const query = useMemo(() => matchQuery(id), [id]);
  const { data, error } = useQuery(query);
  const visible = data?.data ?? null;
  const raw = useRawAnswer<Match | null>(query)?.data;
  const record = raw ?? (visible && !isShielded(visible) ? visible : null);
  const [state, setState] = useState<State>(isFirst ? 'played' : 'next');
  const [step, setStep] = useState(() => placeOf(id) ?? 0);
  const isMissing = visible === null && (data !== undefined || error !== null);

  function end(): void {
    setState('over');
    if (record?.phase !== 'live') reveal(`match ${id}`);
  }

  const goOn = useEffectEvent(() => {
    // The viewer does not see what a hidden tab plays.
    if (document.hidden) return;
    if (isMissing || state === 'over') onEnd();
    else if (record === null) return;
    else if (state === 'next') setState('played');
    else if (playBackStep(record, step + 1) === null) end();
    else {
      setStep(step + 1);
      storePlace(id, step + 1);
    }
  });
  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => goOn(), STEP_MS);
    return () => clearInterval(timer);
  }, [isPaused]);

  return {
    queryKey: query.queryKey,
    /** The match as the viewer may see it; null while loading. */
    visible,
    state,
    current: state === 'next' || record === null ? null : lastStep(record, step),
    /** Whether it goes on after what has been played. */
    isLive: record?.phase === 'live',
  };
}
