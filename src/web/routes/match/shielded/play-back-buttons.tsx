import { useRef } from 'react';
import { placeOf } from '#web/settings/play-back-places.ts';
import { reveal } from '#web/settings/shields.ts';
import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { PlayBack } from './use-play-back.ts';

const PLAY_BACK_BUTTON = `${BUTTON} cursor-pointer`;
/** The button that most will press. */
const MAIN_BUTTON =
  'inline-flex min-h-11 cursor-pointer items-center rounded-lg bg-ink px-4 font-medium text-ground';
const QUIET_BUTTON = 'min-h-11 cursor-pointer px-2 font-medium text-quiet underline hover:text-ink';

interface Props {
  /** Id of the match. */
  readonly id: string;
  /** Null while the match has not come. */
  readonly playBack: PlayBack | null;
}

/** Plays a hidden match back, one press a step, or reveals it. */
export function PlayBackButtons({ id, playBack }: Props) {
  const { playBack: t } = useWords<'play-back'>();
  const { shield } = useWords<'shield'>();
  const first = useRef<HTMLButtonElement>(null);
  const isOpen = playBack?.current != null;
  const stop = () => {
    playBack?.stop();
    // This button goes; the first one is what starts again.
    first.current?.focus();
  };
  return (
    <>
      {playBack && (
        // One element before and after the start, so that the focus stays.
        <button
          type="button"
          ref={first}
          className={MAIN_BUTTON}
          onClick={isOpen ? playBack.next : playBack.start}
        >
          {isOpen ? t.next : placeOf(id) === null ? t.start : t.resume}
        </button>
      )}
      {isOpen && (
        <>
          <button type="button" className={PLAY_BACK_BUTTON} onClick={playBack.toggleAutomatic}>
            {playBack.isAutomatic ? t.pause : t.play}
          </button>
          <button type="button" className={PLAY_BACK_BUTTON} onClick={stop}>
            {t.stop}
          </button>
        </>
      )}
      <button type="button" className={QUIET_BUTTON} onClick={() => reveal(`match ${id}`)}>
        {shield.reveal}
      </button>
    </>
  );
}
