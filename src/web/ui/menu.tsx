import { createContext, type ReactNode, use, useId } from 'react';
import { Drawing } from './drawing.tsx';

/** Id of the menu, which its items close. */
const MenuId = createContext('');

interface Props {
  readonly name: string;
  /** Path of the button's icon. */
  readonly icon: string;
  /** Classes of the button's look. */
  readonly className: string;
  /** Width of the icon's lines. */
  readonly strokeWidth: string;
  /** `MenuItem`s. */
  readonly children: ReactNode;
}

/** A button that opens a list of actions. */
export function Menu({ name, icon, className, strokeWidth, children }: Props) {
  const id = useId();
  return (
    // Several menus are on a screen at once.
    <span className="flex-none [anchor-scope:--menu]">
      <button
        type="button"
        aria-label={name}
        title={name}
        popoverTarget={id}
        className={`${className} [anchor-name:--menu]`}
      >
        <Drawing size={16} strokeWidth={strokeWidth} strokeLinecap="round" d={icon} />
      </button>
      {/* Browsers without anchors have it in the middle of the screen. */}
      <ul
        id={id}
        popover="auto"
        className="floats m-auto min-w-52 rounded-lg border border-line bg-surface p-1 text-ink [position-anchor:--menu] [position-area:block-end_span-inline-start] supports-[position-area:end]:m-0 supports-[position-area:end]:mt-1 print:hidden"
      >
        <MenuId value={id}>{children}</MenuId>
      </ul>
    </span>
  );
}

interface MenuItemProps {
  readonly icon: string;
  readonly title?: string;
  readonly onSelect: () => void;
  readonly children: string;
}

export function MenuItem({ icon, title, onSelect, children }: MenuItemProps) {
  return (
    <li>
      <button
        type="button"
        title={title}
        popoverTarget={use(MenuId)}
        popoverTargetAction="hide"
        onClick={onSelect}
        className="tap-target flex w-full cursor-pointer items-center gap-3 rounded-md px-3 text-start font-medium hover:bg-raised focus-visible:-outline-offset-2"
      >
        <Drawing
          size={16}
          strokeWidth="1.4"
          strokeLinejoin="round"
          strokeLinecap="round"
          d={icon}
          className="text-quiet"
        />
        {children}
      </button>
    </li>
  );
}
