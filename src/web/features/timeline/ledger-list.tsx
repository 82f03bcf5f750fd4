import { useState } from 'react';
import { useZone } from '#web/clock/program-context.ts';
import { dayAndTime, timeToTheSecond } from '#web/format/clock-time.ts';
import { minuteText } from '#web/words/minute-text.ts';
import { noteText } from '#web/words/note-text.ts';
import { useWords } from '#web/words/use-words.ts';
import type { Texts, Words } from '#web/words/words.ts';
import type { Correction } from './ledger.ts';

function describe(correction: Correction, zone: string, words: Words<'ledger'> & Texts<'notes'>): string {
  const { score, intl } = words;
  const t = words.ledger;
  const minute = (at: number | null) => (at === null ? null : minuteText(at, null, words));
  switch (correction.kind) {
    case 'ruled-out': {
      const { from, to, player, reason } = correction;
      const details = [player, minute(correction.minute), reason && noteText(reason, words)]
        .filter(Boolean)
        .join(', ');
      return t.ruledOut(score(...from), score(...to)) + (details && ` (${details})`);
    }
    case 'scorer':
      return t.scorer(minute(correction.minute), correction.from ?? t.unnamed, correction.to ?? t.unnamed);
    case 'kick-off': {
      const when = (instant: number) => dayAndTime(instant * 1000, zone, intl);
      return t.kickOff(when(correction.from), when(correction.to));
    }
    case 'called-off':
      return stateText(correction.state, words);
  }
}

/** A state by its name on the wire; one that is not in the catalogue as it comes. */
function stateText(name: string, { moment }: Words<'ledger'>): string {
  const { cancelled, ...states } = moment;
  const state = name === 'Canceled' ? cancelled : Reflect.get(states, name.toLowerCase());
  return state?.short ?? name;
}

interface Props {
  readonly corrections: readonly Correction[];
}

/** The corrections that this browser has seen, newest first, with a button to copy them. */
export function LedgerList({ corrections }: Props) {
  const zone = useZone();
  const words = useWords<'ledger' | 'notes'>();
  const { ledger: t, intl } = words;
  const [isCopied, setCopied] = useState(false);
  const lines = [...corrections].reverse().map((correction) => ({
    time: timeToTheSecond(correction.at, zone, intl),
    text: describe(correction, zone, words),
  }));
  const copy = async () => {
    await navigator.clipboard.writeText(lines.map(({ time, text }) => `${time} ${text}`).join('\n'));
    setCopied(true);
  };
  return (
    <section
      aria-labelledby="ledger"
      className="card grid grid-cols-[minmax(0,1fr)_auto] items-center px-3 py-2"
    >
      <h2 id="ledger" className="font-semibold">
        {t.title}
      </h2>
      {/* Browsers offer the clipboard on secure pages only. */}
      {navigator.clipboard && (
        <button
          type="button"
          className="min-h-11 cursor-pointer rounded-md border border-edge px-3"
          onClick={() => void copy().catch(() => setCopied(false))}
        >
          {isCopied ? t.copied : t.copy}
        </button>
      )}
      <ol className="col-span-full">
        {lines.map(({ time, text }) => (
          <li key={`${time} ${text}`} className="py-1">
            <time className="text-quiet">{time}</time> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
