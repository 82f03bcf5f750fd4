import {
  MAX_HIDDEN_MATCHES,
  type NumberedCommand,
  type WallCommand,
  type WallState,
} from '#contract/wall-relay.ts';

const MAX_COMMANDS = 64;
/** Longer than two reports of a wall take; a page that turns even later would surprise its viewers. */
const MOMENTARY_COMMAND_MS = 40_000;

export interface LoggedCommand extends NumberedCommand {
  /** Time by the clock of the log, ms. */
  readonly at: number;
  /** Of a program: the query that the wall had before; null: unknown. */
  readonly previousQuery: string | null;
  isDelivered: boolean;
}

/** A log as it is stored. */
export interface SavedLog {
  readonly lastNumber: number;
  readonly commands: readonly LoggedCommand[];
}

/** The commands for one wall, and among them what is in force: pin, freeze, hidden matches and program. */
export interface CommandLog {
  /** Whether something is in force. */
  readonly hasForce: boolean;
  /** Returns the number of the new command; null: too many matches are hidden. */
  add(
    command: WallCommand,
    wall: { readonly query: string | null; readonly state: WallState | null },
  ): number | null;
  /**
   * Drops commands up to a number, which the wall has done, and momentary ones that are too old. What is in force stays,
   * for a wall that loads again and asks from 0.
   */
  onDone(number: number): void;
  /** Returns the commands above a number, in order. */
  take(number: number, query: string | null): readonly NumberedCommand[];
  /** Drops what is in force no more because someone changed it at the wall. */
  onState(state: WallState, after: number): void;
  /** Drops a program if someone has given the wall another since. */
  onQuery(query: string | null): void;
  readonly saved: SavedLog;
}

const EMPTY_LOG: SavedLog = { lastNumber: 0, commands: [] };

/** Commands with the same subject replace each other; null: a momentary command. */
function subjectOf(command: WallCommand): string | null {
  switch (command.type) {
    case 'pin':
    case 'unpin':
      return 'pin';
    case 'freeze':
    case 'unfreeze':
      return 'freeze';
    case 'hide':
    case 'unhide':
      return `hide ${command.match}`;
    case 'program':
      return 'program';
    default:
      return null;
  }
}

const isForce = ({ command: { type } }: NumberedCommand): boolean =>
  type === 'pin' || type === 'freeze' || type === 'hide' || type === 'program';

/** Whether what a command has put into force is still so on the wall. */
function isOn({ pinnedMatch, isFrozen, hiddenMatches }: WallState, command: WallCommand): boolean {
  if (command.type === 'pin') return command.match === pinnedMatch;
  if (command.type === 'freeze') return isFrozen;
  return command.type !== 'hide' || hiddenMatches.includes(command.match);
}

/**
 * @param elapsed a clock in ms, the same one for every process that reads the log
 * @param saved continues a stored log
 */
export function createCommandLog(elapsed: () => number, saved = EMPTY_LOG): CommandLog {
  let { lastNumber } = saved;
  let commands: LoggedCommand[] = saved.commands.map((each) => ({ ...each }));

  function isPending(logged: LoggedCommand, number: number): boolean {
    if (isForce(logged)) return true;
    if (logged.number <= number) return false;
    return subjectOf(logged.command) !== null || elapsed() - logged.at < MOMENTARY_COMMAND_MS;
  }

  /** A wall that has followed a program and is back at its old address, as after a restart of its machine, follows again. */
  function isDue({ command, isDelivered, previousQuery }: LoggedCommand, query: string | null): boolean {
    if (command.type !== 'program') return true;
    return command.query !== query && (!isDelivered || (query !== null && query === previousQuery));
  }

  return {
    get hasForce() {
      return commands.some(isForce);
    },
    add(command, { query, state }) {
      if (command.type === 'hide') {
        const hidden = new Set(state?.hiddenMatches);
        for (const { command: each } of commands) {
          if (each.type === 'hide') hidden.add(each.match);
          if (each.type === 'unhide') hidden.delete(each.match);
        }
        if (hidden.add(command.match).size > MAX_HIDDEN_MATCHES) return null;
      }
      const subject = subjectOf(command);
      if (subject !== null) commands = commands.filter((each) => subjectOf(each.command) !== subject);
      lastNumber += 1;
      commands.push({
        number: lastNumber,
        command,
        at: elapsed(),
        previousQuery: command.type === 'program' ? query : null,
        isDelivered: false,
      });
      if (commands.length > MAX_COMMANDS) {
        const oldest = commands.findIndex((each) => !isForce(each));
        commands.splice(oldest, 1);
      }
      return lastNumber;
    },
    onDone(number) {
      // Numbers continue where the wall is, also after a restart of the BFF.
      lastNumber = Math.max(lastNumber, number);
      commands = commands.filter((each) => isPending(each, number));
    },
    take(number, query) {
      const due = commands.filter((each) => each.number > number && isDue(each, query));
      for (const each of due) each.isDelivered = true;
      // A wall that has loaded again asks from 0: it would reload for ever.
      commands = commands.filter(({ command, isDelivered }) => command.type !== 'reload' || !isDelivered);
      return due.map(({ number: each, command }) => ({ number: each, command }));
    },
    onState(state, number) {
      commands = commands.filter(
        (each) => !isForce(each) || each.number > number || isOn(state, each.command),
      );
    },
    onQuery(query) {
      commands = commands.filter(({ command, isDelivered, previousQuery }) => {
        if (command.type !== 'program' || !isDelivered) return true;
        return query === command.query || query === previousQuery;
      });
    },
    get saved() {
      return { lastNumber, commands };
    },
  };
}
