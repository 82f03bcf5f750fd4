import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** What a key does; names its text in the words, too. */
export type KeyCommand =
  | 'next'
  | 'previous'
  | 'open'
  | 'enter'
  | 'favourite'
  | 'dayBefore'
  | 'dayAfter'
  | 'filter'
  | 'search'
  | 'odds'
  | 'pause'
  | 'keys'
  | 'close';

/** What a key does, or a component leaves to another one. */
export type CommandName = KeyCommand | 'alerts' | 'channels' | 'delay' | 'fetchSearch';

interface Registration {
  readonly name: CommandName;
  readonly action: () => unknown;
}

/** In order of their registration. */
const registrations = new Set<Registration>();

/** A command whose code has not come yet. */
let waiting: CommandName | null = null;

/**
 * Registers what a command does while the component is visible. The latest registration of a name applies.
 *
 * @param action returns false if there is nothing to do
 */
export function useCommand(name: CommandName, action: () => unknown): void {
  const onRun = useEffectEvent(action);
  // Before the paint: as soon as its button is there a command works.
  useLayoutEffect(() => {
    const registration = { name, action: () => onRun() };
    registrations.add(registration);
    if (waiting === name) {
      waiting = null;
      onRun();
    }
    return () => {
      registrations.delete(registration);
    };
  }, [name]);
}

/** Returns the ref of the text field that a command focuses. */
export function useFieldCommand(name: CommandName): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useCommand(name, () => {
    field.current?.focus();
    field.current?.select();
  });
  return field;
}

/** Runs a command. Returns false if no visible component has registered it, or there is nothing to do. */
export function runCommand(name: CommandName): boolean {
  const registration = [...registrations].findLast((one) => one.name === name);
  return registration !== undefined && registration.action() !== false;
}

/** Runs a command, or, if its code has not come yet, as soon as a component registers it. */
export function runCommandLater(name: CommandName): void {
  if (!runCommand(name)) waiting = name;
}
