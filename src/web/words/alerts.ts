import { formatCount } from './en.ts';
import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

export const alertWords = {
  alerts: {
    title: 'Alerts',
    close: 'Close',
    kinds: 'Alert me to',
    kind: {
      'kick-off': 'Kick-off',
      'line-ups': 'Line-ups',
      goals: 'Goals',
      reds: 'Red cards',
      'half-time': 'Half-time',
      'full-time': 'Full time',
      'ruled-out': 'VAR decisions',
      moved: 'Postponed or rescheduled',
    },
    newBells: 'Default alerts',
    turnOn: 'Turn on alerts',
    allSettings: 'Alert settings',
    /** How alerts reach the viewer. */
    delivery: 'Show alerts as',
    notifications: 'Browser notifications',
    toasts: 'Messages on the page',
    push: 'Also when Touchline is closed',
    /** Requests an hour of the site's account. */
    pushCost: (n: number) =>
      `While matches are on, this takes about ${formatCount(n)} requests an hour of the site’s data plan, for all readers together.`,
    /** The same of each match in which a price is waited for. */
    priceCost: (n: number) =>
      `Each match with a price alert takes about ${formatCount(n)} more an hour while it is on.`,
    pushTest: 'Send me a test',
    pushNotes: {
      sent: 'A test is on its way to this device.',
      unsent: 'The test could not be sent. Try again in a minute.',
      failed: 'That did not work. Check that this site may show notifications, and try again.',
    },
    /** Of ntfy, an app and a server for alerts (https://ntfy.sh). */
    topic: {
      choice: 'Messages in the ntfy app',
      hint: 'Also when Touchline is closed. ntfy is a free app for phones and computers.',
      elsewhere: 'On another device, by the ntfy app',
      secret: 'Anyone who knows this topic can read your alerts and turn them off.',
      steps: (server: string) =>
        `Subscribe to this topic in the app, on ${server}. The code opens it on another device.`,
      name: 'Topic',
      code: 'QR code of the topic',
      app: 'Open in the ntfy app',
      notes: {
        sent: 'A test is on its way to the ntfy app.',
        unsent: 'The test could not be sent. Try again in a minute.',
        failed: 'That did not work. Try again in a minute.',
      },
      isOn: 'Alerts also arrive in the ntfy app when Touchline is closed.',
    },
    closedTab:
      'Alerts also arrive on this device when Touchline is closed. Other devices have their own switch.',
    openTab: 'Alerts need an open tab: they arrive while Touchline is open, in the background too.',
    blocked:
      'Notifications are blocked. Allow them for this site in your browser’s settings, then come back.',
    obstacle: {
      install: 'On iPhone and iPad only installed apps can show notifications.',
      insecure: 'Notifications need a secure address (https). Messages on the page and sounds work here.',
      browser: 'This browser has no notifications. Messages on the page and sounds work here.',
    },
    installSteps: [
      'In Safari, tap Share, then Add to Home Screen.',
      'Open Touchline from the Home Screen and turn on alerts there.',
    ],
    sound: 'Sound',
    sounds: { none: 'No sound', whistle: 'Whistle', chime: 'Chime', horn: 'Horn' },
    play: 'Play',
    volume: 'Volume',
    percent: (percent: number) => `${percent}%`,
    quiet: 'Quiet hours',
    quietNote: 'No notifications or sound. Messages on the page still arrive.',
    from: 'From',
    until: 'Until',
    bells: 'Your alerts',
    noBells: 'No alerts yet. Follow a match, team, competition or player, then turn on its alerts.',
    /** Turns off one of several bells. */
    turnOffBell: (name: string) => `Turn off alerts for ${name}`,
    turnOffShort: 'Turn off',
    /** A bell whose name is missing. */
    subject: {
      team: (id: string) => `Team ${id}`,
      competition: (id: string) => `Competition ${id}`,
      match: (id: string) => `Match ${id}`,
      player: (id: string) => `Player ${id}`,
    },
    away: (counts: string) => `While you were away: ${counts}`,
    /** The alerts that have just come. */
    latest: 'Latest alerts',
    dismiss: 'Dismiss',
    dismissMatch: (match: string) => `Dismiss: ${match}`,
    more: (n: number) => plural('en', n, { one: 'One more alert', other: `${formatCount(n)} more alerts` }),
  },
};

export const useAlertWords = wordsOf(alertWords);
