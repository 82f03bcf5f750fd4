import { EventIcon } from '#web/ui/event-icon.tsx';
import { type LineUpsWords, useLineUpsWords } from '#web/words/line-ups.ts';
import type { Deeds, Listed, When } from './sheet.ts';

function minuteOf(when: When, { moment }: LineUpsWords): string | null {
  return when.minute === null ? null : moment.minute(when.minute, when.stoppage);
}

/** Returns a player's events as a text for screen readers. */
function saidOf({ signs, on, off }: Deeds, words: LineUpsWords): string {
  const { lineUps: say } = words;
  return [
    ...signs.map((sign) => say.deed(say.kinds[sign.kind], minuteOf(sign, words))),
    on && say.on(minuteOf(on, words)),
    off && say.off(minuteOf(off, words)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The captain's armband, the events and the substitution beside a player's name, with a text alternative. */
export function Signs({ player }: { player: Listed }) {
  const words = useLineUpsWords();
  const { lineUps: say } = words;
  const { signs, on, off, sheet } = player;
  const said = [sheet.captain && say.captain, saidOf(player, words)].filter(Boolean).join(', ');
  if (!said) return null;
  return (
    <>
      <span className="sr-only">{`, ${said}`}</span>
      <span aria-hidden="true" className="signs">
        {sheet.captain && <abbr title={say.captain}>{say.captainSign}</abbr>}
        {signs.map((sign, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may come in one minute
          <EventIcon key={`${sign.kind} ${at}`} kind={sign.kind} />
        ))}
        {on && <small>{`↑\u2060${minuteOf(on, words) ?? ''}`}</small>}
        {off && <small>{`↓\u2060${minuteOf(off, words) ?? ''}`}</small>}
      </span>
    </>
  );
}
