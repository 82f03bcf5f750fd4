import './options.css';
import type { Thing } from '#web/settings/recent.ts';
import { addressOf, keyOf } from './thing.ts';
import { ThingLine } from './thing-line.tsx';

/** Things under a heading. */
export interface Section {
  readonly title: string;
  readonly things: readonly Thing[];
  /** Of several kinds: each says its own. */
  readonly isMixed?: true;
}

interface Props {
  readonly id: string;
  readonly label: string;
  readonly sections: readonly Section[];
  /** The way to all of it; null for none. */
  readonly all: { readonly to: string; readonly text: string } | null;
  /** Which one Enter follows. */
  readonly active: string | null;
  readonly zone: string;
  readonly onActive: (key: string) => void;
  readonly onChoose: (thing: Thing | null) => void;
}

/** The key of the way to all results. */
export const ALL = 'all';

/** The element of an option, by its key. */
export const optionId = (key: string) => `found-${key}`;

/**
 * What there is to choose from, as the list of the box above it (ARIA: combobox with a listbox): the focus stays in the
 * box, which says which one is active. They are links, so that they open in another tab as all others do.
 */
export function Options({ id, label, sections, all, active, zone, onActive, onChoose }: Props) {
  const option = (key: string) => ({
    id: optionId(key),
    role: 'option',
    tabIndex: -1,
    'aria-selected': key === active,
    onPointerMove: () => key !== active && onActive(key),
  });
  return (
    <div id={id} role="listbox" aria-label={label} className="options">
      {sections.map(({ title, things, isMixed = false }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true">{title}</p>
          {things.map((thing) => (
            <a
              key={keyOf(thing)}
              href={addressOf(thing)}
              {...option(keyOf(thing))}
              onClick={() => onChoose(thing)}
            >
              <ThingLine thing={thing} zone={zone} isMixed={isMixed} />
            </a>
          ))}
        </div>
      ))}
      {all && (
        <a href={all.to} {...option(ALL)} onClick={() => onChoose(null)} className="option-all">
          {all.text}
        </a>
      )}
    </div>
  );
}
