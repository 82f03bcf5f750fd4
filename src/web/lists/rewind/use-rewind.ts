import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { RewindControls, Speed } from '#web/features/rewind/rewind-bar.tsx';
import type { RewindRange } from '#web/matches/rewind/rewind-range.ts';
import { focusContent } from '#web/navigation/focus-content.ts';
import { AT_PARAMETER } from '#web/navigation/is-rewound.ts';
import { parseInstant, searchWithInstant } from '#web/navigation/rewind-address.ts';
import type { Texts } from '#web/words/words.ts';

/** Browsers refuse changes of the address that follow each other too fast. */
const WRITE_INTERVAL_MS = 500;
const TICK_MS = 250;
/** A match may kick off some minutes after its scheduled time, s. */
const MAX_KICK_OFF_DELAY_S = 300;

function problemOf(
  text: string,
  { start, end }: RewindRange,
  isLive: boolean,
): keyof Texts<'rewind'>['rewind']['problems'] | null {
  const instant = parseInstant(text);
  if (instant === null) return 'unreadable';
  if (instant < start - MAX_KICK_OFF_DELAY_S) return 'early';
  if (instant <= end) return null;
  return isLive ? 'future' : 'late';
}

/** Rewinds a page to the instant of its address, and writes there where the viewer moves it. */
export function useRewind(range: RewindRange, isLive: boolean): RewindControls {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(60);
  const writtenAt = useRef(0);
  const text = new URLSearchParams(search).get(AT_PARAMETER) ?? '';
  const written = parseInstant(text);
  const within = (instant: number) => Math.min(Math.max(instant, range.start), range.end);
  const instant = Math.floor(within(draft ?? written ?? range.end));

  const write = useEffectEvent(() => {
    writtenAt.current = performance.now();
    void navigate({ search: searchWithInstant(search, instant) }, { replace: true, state });
  });
  useEffect(() => {
    if (draft === null) return;
    const wait = Math.max(0, writtenAt.current + WRITE_INTERVAL_MS - performance.now());
    const timer = setTimeout(write, wait);
    return () => clearTimeout(timer);
  }, [draft]);
  // Once the address has it, another address counts again.
  if (draft !== null && !isPlaying && written === instant) setDraft(null);

  if (isPlaying && instant >= range.end) setPlaying(false);

  const tick = useEffectEvent(() => {
    setDraft((current) => within((current ?? instant) + (speed * TICK_MS) / 1000));
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);

  return {
    instant,
    range,
    problem: draft === null ? problemOf(text, range, isLive) : null,
    isPlaying,
    speed,
    onInstant: (to) => setDraft(within(to)),
    onPlay: () => {
      // What has ended begins again.
      if (!isPlaying && instant >= range.end) setDraft(range.start);
      setPlaying(!isPlaying);
    },
    onSpeed: setSpeed,
    onClose: () => {
      setPlaying(false);
      setDraft(null);
      void navigate({ search: searchWithInstant(search, null) }, { replace: true, state });
      focusContent();
    },
  };
}
