import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ODDS_FORMATS } from '#contract/operation.ts';
import { oddsText } from '#web/format/odds.ts';
import { oddsFormat } from '#web/settings/odds-format.ts';
import { useSetting } from '#web/settings/setting.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useOddsWords } from '#web/words/odds.ts';

/** A price that looks different in every notation. */
const SAMPLE = 1.85;

/** Where the head of the page has room. */
const ROOM = '(width >= 68.75rem)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(ROOM);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

const hasRoom = () => matchMedia(ROOM).matches;

/** A place of its own in the head of the page, behind what comes later: nothing moves. Null without room. */
function useHead(): HTMLElement | null {
  const isWanted = useSyncExternalStore(subscribe, hasRoom);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!isWanted) return;
    const made = document.createElement('div');
    made.className = 'odds-format';
    document.querySelector('header .frame > :last-child > :last-child')?.before(made);
    setPlace(made);
    return () => {
      made.remove();
      setPlace(null);
    };
  }, [isWanted]);
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
      value={useSetting(oddsFormat)}
      onChange={oddsFormat.choose}
    />
  );
}
