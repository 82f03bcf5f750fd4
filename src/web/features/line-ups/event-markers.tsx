import { EventIcon } from '#web/components/event-icon.tsx';
import { minuteText, spokenMinute, type WriteMinute } from '#web/words/minute-text.ts';
import { useWords } from '#web/words/use-words.ts';
import type { Words } from '#web/words/words.ts';
import { CaptainSign } from './captain-sign.tsx';
import type { EventTime, ListedPlayer, PlayerEvents } from './team-sheet.ts';

function minuteOf({ minute, stoppage }: EventTime, write: WriteMinute, words: Words): string | null {
  return minute === null ? null : write(minute, stoppage, words);
}

/** Returns a player's events as a text for screen readers. */
function spokenText({ markers, on, off }: PlayerEvents, words: Words<'line-ups'>): string {
  const { lineUps: t } = words;
  const spokenMinuteOf = (time: EventTime) => minuteOf(time, spokenMinute, words);
  return [
    ...markers.map((marker) => {
      const minute = spokenMinuteOf(marker);
      const kind = t.kinds[marker.kind];
      return minute ? t.deed(kind, minute) : kind;
    }),
    on && t.on(spokenMinuteOf(on)),
    off && t.off(spokenMinuteOf(off)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The captain's armband, the events and the substitution beside a player's name, with a text alternative. */
export function EventMarkers({ player }: { player: ListedPlayer }) {
  const words = useWords<'line-ups'>();
  const { lineUps: t } = words;
  const { markers, on, off, sheet } = player;
  const text = [sheet.captain && t.captain, spokenText(player, words)].filter(Boolean).join(', ');
  if (!text) return null;
  return (
    <>
      <span className="sr-only">{`, ${text}`}</span>
      <span
        aria-hidden="true"
        className="ms-1.5 inline-flex items-center gap-1 align-text-bottom [&>svg]:size-3.5"
      >
        {sheet.captain && <CaptainSign />}
        {markers.map((marker, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may come in one minute
          <EventIcon key={`${marker.kind} ${at}`} kind={marker.kind} />
        ))}
        {on && <small className="muted">{`↑\u2060${minuteOf(on, minuteText, words) ?? ''}`}</small>}
        {off && <small className="muted">{`↓\u2060${minuteOf(off, minuteText, words) ?? ''}`}</small>}
      </span>
    </>
  );
}
