import { formatCount } from './en.ts';
import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** Texts of exporting and importing everything personal. */
export const transferWords = {
  transfer: {
    title: 'Export and import',
    close: 'Close',
    note: 'What you follow and your settings are stored in this browser only. Take them to another one with a file or a QR code.',
    export: 'Export',
    save: 'Save as file',
    showCode: 'Show QR code',
    hideCode: 'Hide QR code',
    codeNote:
      'Scan it with the camera of your phone. It contains what you follow and your settings, but no recent searches and no folded competitions: those are only in the file.',
    codeAlt: 'QR code of the link below',
    link: 'Link',
    copy: 'Copy link',
    copied: 'Link copied',
    tooLong: 'You follow too much for a QR code. Save the file and import it on your other device.',
    unreachable: (host: string) =>
      `Other devices can’t open links to ${host}. Open this page by an address that they can reach, or use the file.`,
    import: 'Import',
    choose: 'Choose file',
    refusals: {
      large: 'This file is too large. Choose the file that you saved with Export.',
      unreadable: {
        file: 'This file is damaged. Save it again on your other device, then choose the new one.',
        link: 'This link is damaged. Scan the QR code again, or use a file.',
      },
      foreign: 'This isn’t a file of Touchline. Choose the file that you saved with Export.',
      newer: 'This was saved by a newer version. Reload this page, then try again.',
      empty: 'There’s nothing to import here. Export again on your other device.',
    },
    reading: 'Reading …',
    question: 'How do you want to import?',
    modes: { add: 'Add to mine', replace: 'Replace mine' },
    modeNotes: {
      add: 'Everything that you follow and have set stays.',
      replace: 'What you follow and your settings become those of the import.',
    },
    changes: 'What will change',
    follow: (n: number) =>
      plural('en', n, { one: 'You’ll follow', other: `You’ll follow ${formatCount(n)} more` }),
    unfollow: (n: number) =>
      plural('en', n, { one: 'You’ll unfollow', other: `You’ll unfollow ${formatCount(n)}` }),
    more: (n: number) => `and ${formatCount(n)} more`,
    reordered: 'What you follow will be in another order.',
    before: (value: string) => `now: ${value}`,
    changed: 'changes',
    none: 'No changes: you have all of this already.',
    partial: 'Some items couldn’t be read and will be skipped.',
    cancel: 'Cancel',
    done: 'Imported.',
    undo: 'Undo',
    undone: 'Undone. Everything is as it was.',
    /** Settings by their names in storage. */
    names: {
      favourites: 'Follows',
      pins: 'Pinned competitions',
      by: 'Order of matches',
      theme: 'Theme',
      lang: 'Language',
      hours: 'Time format',
      zone: 'Time zone',
      country: 'Countries',
      channels: 'Your TV channels',
      extras: 'Match list',
      prices: 'Odds',
      odds: 'Odds format',
      bar: 'Odds in the bar',
      books: 'Your bookmakers',
      keys: 'Single-key shortcuts',
      folds: 'Folded and opened competitions',
      recent: 'Recent searches',
      announce: 'Announcements',
      alerts: 'Alerts',
      bellNames: 'Names in alerts',
      shields: 'Spoiler shield',
      reveals: 'Revealed matches',
    },
    automatic: 'automatic',
    nothing: 'none',
    on: 'on',
    off: 'off',
    orders: { competition: 'by competition', time: 'by kick-off' },
    prices: { shown: 'shown', hidden: 'hidden' },
    extras: { tv: 'TV channel', odds: 'best odds' },
    formats: { decimal: 'decimal', fractional: 'fractional', american: 'American' },
  },
};

export const useTransferWords = wordsOf(transferWords);
