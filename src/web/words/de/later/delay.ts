import type { delayWords } from '#web/words/delay.ts';

export const delay = {
  delay: {
    title: 'TV-Verzögerung',
    note: 'TV und Streams hinken hinterher. Touchline kann Spielstände, Tabellen, Quoten und Meldungen ebenso verzögern.',
    behind: (seconds) => `${seconds} s verzögert`,
    change: (seconds) => `TV-Verzögerung: ${seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`}. Ändern`,
    off: 'Verzögerung ausschalten',
    starts: 'Diese Seite beginnt in',
    startsNote: (seconds) =>
      `Diese Seite beginnt, sobald sie ${seconds} s verzögert ist, wie dein Fernseher.`,
    rest: (seconds) => `Der Rest dieser Seite folgt in ${seconds} s.`,
    seconds: 'Sekunden Verzögerung',
    exact: 'Sekunden als Zahl',
    apply: 'Verzögerung einstellen',
    match: 'Nur bis dieses Spiel vorbei ist',
    day: 'Bleibt einen Tag lang gespeichert.',
    taps: 'Mit einem Fingertipp einstellen',
    goal: 'Tor auf meinem Bildschirm – jetzt',
    kickOff: 'Anpfiff auf meinem Bildschirm – jetzt',
    noMatch: 'Um sie mit einem Fingertipp einzustellen, öffne die Seite des Spiels, das du schaust.',
    measuring: 'Wird gemessen. Das dauert nach dem Anpfiff ein paar Minuten.',
    found: (seconds) => `Dein Fernseher ist ${seconds} s verzögert.`,
    notFound: 'Kein Tor und kein Anpfiff in den fünf Minuten vor deinem Fingertipp. Nutze den Regler.',
    close: 'Schließen',
  },
} satisfies typeof delayWords;
