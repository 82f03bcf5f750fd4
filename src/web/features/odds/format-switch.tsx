import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ODDS_FORMATS } from '#contract/operation.ts';
import { oddsText } from '#web/format/odds.ts';
import { useKept } from '#web/settings/kept.ts';
import { oddsFormat } from '#web/settings/odds-format.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { useOddsWords } from '#web/words/odds.ts';

/** A price that differs in every format. */
const SAMPLE = 1.85;

/** Returns a slot in the page's header, before the last tool, so that nothing moves; null on narrow pages. */
function useHead(): HTMLElement | null {
  const hasRoom = useWide();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!hasRoom) return;
    const made = document.createElement('div');
    made.className = 'odds-format';
    document.querySelector('header .frame > :last-child > :last-child')?.before(made);
    setPlace(made);
    return () => {
      made.remove();
      setPlace(null);
    };
  }, [hasRoom]);
  return place;
}

/** The switch between odds formats: in the page's header, or in place where the header has no room. */
export function FormatSwitch() {
  const place = useHead();
  return place ? (
    createPortal(<Notations />, place)
  ) : (
    <div className="odds-format">
      <Notations />
    </div>
  );
}

/** The formats as samples, with their names for screen readers. */
function Notations() {
  const { odds: say, intl } = useOddsWords();
  return (
    <Switch
      legend={say.format}
      options={ODDS_FORMATS.map(
        (format) =>
          [
            format,
            <span key={format} title={say.formats[format]}>
              <bdi dir="ltr">{oddsText(SAMPLE, format, intl, say.evens)}</bdi>
              <span className="sr-only">{` ${say.formats[format]}`}</span>
            </span>,
          ] as const,
      )}
      value={useKept(oddsFormat)}
      onChange={oddsFormat.choose}
    />
  );
}
