import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** Texts of what a remote, a key or an operator brings onto a wall. */
export const wallMenuWords = {
  wallMenu: {
    title: 'This wall',
    hint: 'Arrows, OK and Back',
    page: 'Page',
    pageOf: (page: number, pages: number) => `${page} of ${pages}`,
    pause: 'Pause',
    resume: 'Resume',
    pin: 'Pin this match',
    unpin: 'Unpin the match',
    hide: 'Hide this match',
    unhide: (n: number) =>
      plural('en', n, { one: 'Show the hidden match', other: `Show ${n} hidden matches` }),
    brightness: 'Brightness',
    percent: (percent: number) => `${percent}%`,
    night: 'Night',
    sound: 'Sound',
    off: 'Off',
    odds: 'Odds',
    on: 'On',
    freeze: 'Freeze',
    unfreeze: 'Unfreeze',
    code: 'Show code',
    reload: 'Reload',
    close: 'Close',
    remote: 'Phone as remote',
    steps: 'Scan, or open this page and enter the code:',
    qr: (address: string) => `QR code of ${address}`,
    codeLabel: (code: string) => `Code ${code}`,
    left: (time: string) => `${time} left`,
    codeRequested: 'The code is on its way.',
    codeFailed: 'No code right now. Touchline is not answering; try again in a minute.',
    guessed: 'Many wrong codes are being tried. This code still works.',
    removed: 'The operator has taken this wall off the list. Reload it to use a phone as remote.',
    frozen: (time: string) => `Frozen at ${time}`,
    frozenNote: 'nothing changes until an operator unfreezes this wall',
  },
};

export const useWallMenuWords = wordsOf(wallMenuWords);
