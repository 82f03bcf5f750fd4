import { EventIcon } from '#web/ui/event-icon.tsx';
import { type LineUpsWords, useLineUpsWords } from '#web/words/line-ups.ts';
import type { Deeds, Listed, When } from './sheet.ts';

function minuteOf(when: When, { moment }: LineUpsWords): string | null {
  return when.minute === null ? null : moment.minute(when.minute, when.stoppage);
}

/** What happened to a player, as it is read out. */
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

/** Who is captain, what happened to him, and when he came or went: signs beside a name, with words for who hears them. */
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
