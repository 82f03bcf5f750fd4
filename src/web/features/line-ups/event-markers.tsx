import { EventIcon } from '#web/components/event-icon.tsx';
import { type LineUpsWords, useLineUpsWords } from '#web/words/line-ups.ts';
import { CaptainSign } from './captain-sign.tsx';
import type { EventTime, ListedPlayer, PlayerEvents } from './team-sheet.ts';

function minuteOf(
  { minute, stoppage }: EventTime,
  write: LineUpsWords['moment']['minuteSaid'],
): string | null {
  return minute === null ? null : write(minute, stoppage);
}

/** Returns a player's events as a text for screen readers. */
function spokenText({ markers, on, off }: PlayerEvents, words: LineUpsWords): string {
  const { lineUps: t, moment } = words;
  const spokenMinute = (time: EventTime) => minuteOf(time, moment.minuteSaid);
  return [
    ...markers.map((marker) => t.deed(t.kinds[marker.kind], spokenMinute(marker))),
    on && t.on(spokenMinute(on)),
    off && t.off(spokenMinute(off)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The captain's armband, the events and the substitution beside a player's name, with a text alternative. */
export function EventMarkers({ player }: { player: ListedPlayer }) {
  const words = useLineUpsWords();
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
        {on && <small className="muted">{`↑\u2060${minuteOf(on, words.moment.minute) ?? ''}`}</small>}
        {off && <small className="muted">{`↓\u2060${minuteOf(off, words.moment.minute) ?? ''}`}</small>}
      </span>
    </>
  );
}
