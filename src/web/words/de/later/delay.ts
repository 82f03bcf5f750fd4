import type { delayWords } from '#web/words/delay.ts';

export const delay = {
  delay: {
    title: 'Wie mein Fernseher',
    note: 'Fernsehen und Streams kommen verzögert an. Touchline zeigt alles genauso spät: Spielstände, Tabellen, Quoten und Meldungen.',
    behind: (seconds) => `${seconds} s verzögert`,
    change: (seconds) => `Wie mein Fernseher: ${seconds} Sekunden verzögert. Ändern`,
    off: 'Verzögerung ausschalten',
    starts: 'Diese Seite beginnt in',
    startsNote: (seconds) =>
      `Passend zu deinem Fernseher kommt alles ${seconds} s später. Von dieser Seite gibt es noch keinen älteren Stand.`,
    rest: (seconds) => `Der Rest dieser Seite folgt in ${seconds} s.`,
    seconds: 'Sekunden Verzögerung',
    exact: 'Sekunden als Zahl',
    apply: 'Verzögerung einstellen',
    match: 'Nur bis dieses Spiel vorbei ist',
    day: 'Bleibt einen Tag lang gespeichert.',
    taps: 'Mit einem Tipp finden',
    goal: 'Ich sehe jetzt das Tor',
    kickOff: 'Ich sehe jetzt den Anpfiff',
    noMatch: 'Um die Verzögerung mit einem Tipp zu finden, öffne die Seite des Spiels, das du schaust.',
    measuring: 'Wird gemessen. Das dauert nach dem Anpfiff ein paar Minuten.',
    found: (seconds) => `Dein Fernseher ist ${seconds} s verzögert.`,
    notFound: 'Kein Tor und kein Anpfiff in den fünf Minuten vor deinem Tipp. Nutze den Regler.',
    close: 'Schließen',
  },
} satisfies typeof delayWords;
