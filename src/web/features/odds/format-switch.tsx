import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ODDS_FORMATS } from '#contract/operation.ts';
import { oddsText } from '#web/format/odds.ts';
import { oddsFormat } from '#web/settings/odds-format.ts';
import { usePersisted } from '#web/settings/persisted.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { useOddsWords } from '#web/words/odds.ts';

/** A price that differs in every format. */
const SAMPLE_PRICE = 1.85;

/** Returns a slot in the page's header, before the last tool, so that nothing moves; null on narrow pages. */
function useHeaderSlot(): HTMLElement | null {
  const hasRoom = useWide();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!hasRoom) return;
    const element = document.createElement('div');
    element.className = 'odds-format';
    document.querySelector('header .frame > :last-child > :last-child')?.before(element);
    setSlot(element);
    return () => {
      element.remove();
      setSlot(null);
    };
  }, [hasRoom]);
  return slot;
}

/** The switch between odds formats: in the page's header, or in place where the header has no room. */
export function FormatSwitch() {
  const slot = useHeaderSlot();
  return slot ? (
    createPortal(<Notations />, slot)
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
              <bdi dir="ltr">{oddsText(SAMPLE_PRICE, format, intl, say.evens)}</bdi>
              <span className="sr-only">{` ${say.formats[format]}`}</span>
            </span>,
          ] as const,
      )}
      value={usePersisted(oddsFormat)}
      onChange={oddsFormat.choose}
      isNarrow
    />
  );
}
