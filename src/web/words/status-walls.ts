import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** Texts of the operator's list of walls on the status page. */
export const statusWallsWords = {
  statusWalls: {
    title: 'Walls',
    none: 'No wall has reported in the last five minutes. Open /wall on a screen.',
    silent: (duration: string) => `Last report ${duration} ago`,
    version: 'Version',
    uptime: 'Uptime',
    heap: 'Memory',
    megabytes: (n: string) => `${n} MB`,
    lastPoll: 'Last good poll',
    ago: (duration: string) => `${duration} ago`,
    remotes: 'Remotes',
    address: 'Address',
    hidden: (n: number) => plural('en', n, { one: '1 match hidden', other: `${n} matches hidden` }),
    code: 'Show code',
    reload: 'Reload',
    program: 'New address',
    remove: 'Remove',
    removeQuestion:
      'Take this wall off the list and end its remotes? It goes on showing scores, and comes back when it is opened again.',
    removeNow: 'Remove this wall',
    removed: 'Removed. The list shows it within a few seconds.',
    guessed:
      'Many wrong codes are being tried. Codes cannot be guessed; the log says how often it was tried.',
    programLabel: 'Address for this wall',
    programHint: 'Make one at /wall/new, and paste it here.',
    send: 'Send',
    cancel: 'Cancel',
    openRemote: 'Open the remote',
    done: {
      code: 'The wall shows its code with its next report, within 15 seconds.',
      reload: 'The wall reloads with its next report, within 15 seconds.',
      program: 'The wall goes to its new address with its next report, within 15 seconds.',
    },
    noWall: 'Not an address of a wall. It begins with /wall.',
    long: 'This address is too long. Leave something out.',
    failed: 'That did not work. Check the key and try again.',
  },
};

export const useStatusWallsWords = wordsOf(statusWallsWords);
