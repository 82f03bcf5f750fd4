import type { playBackWords } from '#web/words/play-back.ts';

export const playBack = {
  playBack: {
    hidden: 'Ergebnis verdeckt',
    start: 'Nacheinander zeigen',
    resume: 'An der letzten Stelle weitermachen',
    next: 'Weiter',
    play: 'Abspielen',
    pause: 'Anhalten',
    stop: 'Beenden',
    upToDate: 'Mehr ist bisher nicht passiert.',
  },
} satisfies typeof playBackWords;
