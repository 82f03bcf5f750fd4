import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** Texts of the page with which a phone is a wall's remote. */
export const remoteWords = {
  remote: {
    title: 'Wall remote',
    code: 'Code on the wall',
    codeHint:
      'Press OK or Enter at the wall and choose “Show code”. Each code works once and expires after five minutes.',
    connect: 'Connect',
    connecting: 'Connecting …',
    refusals: {
      wrong_code: 'That code is wrong, used or expired. Check it or get a new one from the wall.',
      too_many_requests: 'Too many tries. Wait a minute, then try again.',
      not_paired:
        'This phone is no longer connected: a connection lasts 12 hours, and a restart of Touchline ends it. Let the wall show a new code.',
      foreign_origin: 'This address cannot be a remote. Open the address that the wall shows.',
      unreachable: 'Touchline is not answering. Check the network; your last tap may not have arrived.',
    },
    wall: (name: string, number: number) => name || `Wall ${number}`,
    waiting: 'Waiting for the wall …',
    gone: (duration: string) =>
      `No contact with the wall for ${duration}. Changes will apply when it’s back.`,
    page: (view: string, page: number, pages: number) =>
      pages > 1 ? `${view}, page ${page} of ${pages}` : view,
    /** Names of the views. */
    views: {
      none: 'Nothing yet',
      idle: 'Nothing in play',
      board: 'Live',
      grid: 'All matches',
      match: 'Match',
      best: 'Match to watch',
      table: 'Table',
      next: 'Next',
      results: 'Results',
      tv: 'On TV',
      vidiprinter: 'Vidiprinter',
      odds: 'Odds',
      clock: 'Time',
    },
    frozen: 'Frozen',
    paused: 'Paused',
    muted: 'Muted',
    previous: 'Previous page',
    next: 'Next page',
    previousView: 'Previous view',
    nextView: 'Next view',
    pause: 'Pause',
    resume: 'Resume',
    picture: 'Picture and sound',
    brightness: 'Brightness',
    percent: (percent: number) => `${percent}%`,
    night: 'Night mode',
    volume: 'Volume of the goal chime',
    mute: 'Mute',
    odds: 'Show odds',
    reload: 'Reload the wall',
    matches: 'Matches',
    matchesHint: 'Pin a match to keep it large on the wall. A hidden one is nowhere on it.',
    search: 'Find a team',
    pinned: 'Pinned',
    hidden: 'Hidden',
    onScreen: 'On the wall',
    noMatches: 'No matches today.',
    noneFound: 'No matches today for that team.',
    more: 'More matches',
    pin: 'Pin',
    unpin: 'Unpin',
    hide: 'Hide',
    unhide: 'Show again',
    versus: (home: string, away: string) => `${home} – ${away}`,
    match: (id: string) => `Match ${id}`,
    full: (n: number) => `${n} matches are hidden, which is the most. Show one again first.`,
    freezeHint: 'A frozen wall keeps what it shows, also after a reload, until you unfreeze it.',
    notice: 'Notice on the wall (optional)',
    noticeHint: (left: number) =>
      plural('en', left, { one: '1 character left', other: `${left} characters left` }),
    freeze: 'Freeze the wall',
    unfreeze: 'Unfreeze the wall',
    hideMatch: (match: string) => `Hide ${match}`,
    cancel: 'Cancel',
    leave: 'Disconnect this phone',
  },
};

export const useRemoteWords = wordsOf(remoteWords);
export type RemoteWords = ReturnType<typeof useRemoteWords>;
