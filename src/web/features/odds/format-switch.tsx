import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ODDS_FORMATS } from '#contract/operation.ts';
import { oddsText } from '#web/format/odds.ts';
import { useKept } from '#web/settings/kept.ts';
import { oddsFormat } from '#web/settings/odds-format.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { useOddsWords } from '#web/words/odds.ts';

/** A price that looks different in every notation. */
const SAMPLE = 1.85;

/** A place of its own in the head of the page, behind what comes later: nothing moves. Null without room. */
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

/** The one switch of notations, wherever prices are: in the head of the page, or, without room there, in its place. */
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

/** A sample each, with its name for who does not see it. */
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
