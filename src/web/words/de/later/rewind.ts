import type { rewindWords } from '#web/words/rewind.ts';

export const rewind = {
  rewind: {
    label: 'Zurückspulen',
    asAt: (time) => `Stand um ${time}`,
    slider: 'Minute',
    play: 'Ab hier abspielen',
    pause: 'Anhalten',
    speed: 'Tempo',
    times: (factor) => `×${factor}`,
    previousGoal: 'Voriges Tor',
    nextGoal: 'Nächstes Tor',
    toLive: 'Zurück ins Spiel',
    toResult: 'Zurück zum Ergebnis',
    toNow: 'Jetzt',
    inPlay: (count) =>
      count === 0 ? 'Kein Spiel läuft' : count === 1 ? '1 Spiel läuft' : `${count} Spiele laufen`,
    problems: {
      unreadable: 'Die Zeit in diesem Link ist ungültig. Du siehst den aktuellen Stand.',
      early: 'Da lief das Spiel noch nicht. Du siehst den Anpfiff.',
      late: 'Da war das Spiel schon vorbei. Du siehst das Ergebnis.',
      future: 'Die Zeit in diesem Link kommt erst noch. Du siehst den aktuellen Stand.',
    },
    approximate: 'Ungefähre Zeiten: Bekannt sind nur die Minuten der Tore und Karten.',
    notThen: 'Für eine frühere Minute nicht verfügbar.',
    unplayed: 'Dieses Spiel wurde nicht ausgetragen.',
    noMatches: 'Es wurde noch kein Spiel gespielt, das sich zurückspulen ließe.',
    tableAt: (table, time) => `${table} um ${time}`,
    noTable: 'Die Tabelle von damals lässt sich nicht nachbilden.',
  },
} satisfies typeof rewindWords;
