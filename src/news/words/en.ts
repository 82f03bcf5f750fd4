import type { NamedState } from '#contract/minute.ts';
import { minuteMark, scoreWith } from '#contract/score-text.ts';

/** States with a name instead of a minute. */
export const states = {
  'half-time': 'Half-time',
  'extra-half-time': 'Half-time in extra time',
  break: 'End of normal time',
  'shoot-out': 'Penalty shoot-out',
  'full-time': 'Full time',
  'after-extra-time': 'After extra time',
  'after-penalties': 'After penalties',
  awarded: 'Awarded',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
  delayed: 'Delayed',
  'no-update': 'No update since kick-off',
  'result-missing': 'Result missing',
  'to-be-announced': 'To be confirmed',
  'update-later': 'Update to follow',
  'update-pending': 'Awaiting update',
  awarding: 'Result pending',
  abandoned: 'Abandoned',
  interrupted: 'Interrupted',
  suspended: 'Suspended',
} satisfies Readonly<Record<Exclude<NamedState, 'live' | 'extra-time'>, string>>;

/** How a goal was scored or a player was sent off, and what has become of a line. */
export const manners = {
  penalty: 'penalty',
  own: 'own goal',
  'second-yellow': 'second yellow',
  'ruled-out': 'ruled out',
};

/** English words of what happens in a match, for pages, walls and the server. */
export const changes = {
  score: scoreWith('–'),
  minute: minuteMark,
  manners,
  /** What has happened: the title of an alert, and what is read out of a line of the vidiprinter. */
  names: {
    goal: 'Goal',
    'ruled-out': 'Goal ruled out',
    red: 'Red card',
    'red-rescinded': 'Red card rescinded',
    'penalty-missed': 'Penalty missed',
    'kick-scored': 'Shoot-out, scored',
    'kick-missed': 'Shoot-out, missed',
    ruling: 'Correction',
    'line-ups': 'Line-ups are in',
    rescheduled: 'New kick-off time',
    'kick-off': 'Kick-off',
    'half-time': states['half-time'],
    ninety: states.break,
    'extra-time': 'End of extra time, penalties next',
    'full-time': states['full-time'],
    'after-extra-time': 'Full time, after extra time',
    'after-penalties': 'Full time, after penalties',
    awarded: 'Result awarded',
    abandoned: states.abandoned,
    postponed: states.postponed,
    cancelled: states.cancelled,
  },
  forTeam: (name: string, team: string) => `${name} for ${team}`,
  versus: (home: string, away: string) => `${home} v ${away}`,
  penalties: (score: string) => `Pens ${score}`,
  /** More than four changes of a kind. */
  several: {
    goals: (n: number) => `${n} goals`,
    reds: (n: number) => `${n} red cards`,
    'kick-off': (n: number) => `Kick-off in ${n} matches`,
    'line-ups': (n: number) => `Line-ups of ${n} matches are in`,
    'half-time': (n: number) => `Half-time in ${n} matches`,
    'full-time': (n: number) => `Full time in ${n} matches`,
    moved: (n: number) => `${n} matches moved or called off`,
  },
  /** After the names of matches. */
  more: (n: number) => `and ${n} more`,
};

/** The words of a language. */
export type ChangeWords = typeof changes;
