import '#web/features/search/search-box.css';
import '#web/features/search/palette.css';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { COMPETITIONS, CONSOLE, MY, STATUS, searchAddress } from '#web/app/addresses.ts';
import { IntentLink } from '#web/app/intent-link.tsx';
import { followedThing } from '#web/features/search/known.ts';
import { ALL, Options, optionId, type Section } from '#web/features/search/options.tsx';
import { keyOf } from '#web/features/search/thing.ts';
import { isLongEnough } from '#web/queries/search.ts';
import { favourites } from '#web/settings/favourites.ts';
import { hasStatusPage } from '#web/settings/has-status-page.ts';
import { useKept } from '#web/settings/kept.ts';
import { keepChoice, recent, type Thing } from '#web/settings/recent.ts';
import { useZone } from '#web/settings/zone.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Lens } from '#web/ui/lens.tsx';
import { useSearchWords } from '#web/words/search.ts';
import { useSearch } from './use-search.ts';

/** Results per kind; the page at `/search` has the rest. */
const OF_EACH = 4;
const FOLLOWED = 8;

/** Returns the viewer's recent choices and favourites, for the empty search box. */
function useOwn(): readonly Section[] {
  const { search: say } = useSearchWords();
  const chosen = useKept(recent);
  const followed = useKept(favourites)
    .map(followedThing)
    .filter((thing) => chosen.every((one) => keyOf(one) !== keyOf(thing)))
    .slice(-FOLLOWED)
    .toReversed();
  return [
    { title: say.recent, things: chosen, isMixed: true as const },
    { title: say.following, things: followed, isMixed: true as const },
  ].filter(({ things }) => things.length > 0);
}

/** The search dialog on any page. Escape or a click outside closes it. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const { search: say } = useSearchWords();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const list = useId();
  const zone = useZone();
  const typed = text.trim();
  const { groups, isNearly, isWaiting, isLimited, trouble } = useSearch(typed);
  const own = useOwn();
  useEffect(() => {
    dialog.current?.showModal();
    box.current?.focus();
  }, []);

  const sections = typed
    ? groups.map(({ kind, things }) => ({ title: say.kinds[kind], things: things.slice(0, OF_EACH) }))
    : own;
  const all = typed ? { to: searchAddress(typed), text: say.all(typed) } : null;
  const keys = [...sections.flatMap(({ things }) => things.map(keyOf)), ...(all ? [ALL] : [])];
  const active = chosen !== null && keys.includes(chosen) ? chosen : (keys[0] ?? null);
  const close = () => dialog.current?.close();

  function move(key: string | undefined): void {
    if (key === undefined) return;
    setChosen(key);
    document.getElementById(optionId(key))?.scrollIntoView({ block: 'nearest' });
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const at = active === null ? -1 : keys.indexOf(active);
    if (event.key === 'ArrowDown') move(keys[(at + 1) % keys.length]);
    else if (event.key === 'ArrowUp') move(keys.at(at - 1));
    else if (event.key === 'Enter' && active !== null) document.getElementById(optionId(active))?.click();
    else return;
    event.preventDefault();
  }
  function onChoose(thing: Thing | null): void {
    if (thing) keepChoice(thing);
    close();
  }
  const found = sections.reduce((sum, { things }) => sum + things.length, 0);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes on Escape by itself
    <dialog
      ref={dialog}
      aria-label={say.label}
      className="palette floats"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className="palette-box">
        <Lens />
        <input
          ref={box}
          role="combobox"
          aria-label={say.box}
          aria-expanded={keys.length > 0}
          aria-controls={keys.length > 0 ? list : undefined}
          aria-activedescendant={active === null ? undefined : optionId(active)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={say.placeholder}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(null);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={close}>
          <span className="sr-only">{say.close}</span>
          <kbd>{'Esc'}</kbd>
          <Icon name="close" size={18} />
        </button>
      </div>
      <div className="palette-body">
        {typed === '' && own.length === 0 && <p className="palette-note">{say.hint}</p>}
        {typed !== '' && found === 0 && !trouble && (
          <p className="palette-note">
            {isWaiting ? say.searching : isLongEnough(typed) ? say.none(typed) : say.short}
          </p>
        )}
        {isLimited && typed !== '' && <p className="palette-note">{say.limited}</p>}
        {trouble && typed !== '' && <p className="palette-note">{say.trouble}</p>}
        {isNearly && <p className="palette-note">{say.nearly(typed)}</p>}
        {keys.length > 0 && (
          <Options
            id={list}
            label={say.found}
            sections={sections}
            all={all}
            active={active}
            zone={zone}
            onActive={setChosen}
            onChoose={onChoose}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {typed === '' ? '' : isWaiting ? say.searching : say.results(found)}
      </p>
      {typed === '' && (
        <nav aria-label={say.ways} className="palette-foot">
          <IntentLink to={MY} onClick={close}>
            {say.my}
          </IntentLink>
          <IntentLink to={COMPETITIONS} onClick={close}>
            {say.competitions}
          </IntentLink>
          <IntentLink to={CONSOLE} onClick={close}>
            {say.console}
          </IntentLink>
          {hasStatusPage() && (
            <IntentLink to={STATUS} onClick={close}>
              {say.status}
            </IntentLink>
          )}
          {own.some(({ title }) => title === say.recent) && (
            <button type="button" onClick={() => recent.set([])}>
              {say.forget}
            </button>
          )}
        </nav>
      )}
    </dialog>
  );
}
