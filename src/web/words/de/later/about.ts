import type { aboutWords } from '#web/words/about.ts';

export const about: typeof aboutWords = {
  about: {
    title: 'Über diese Seite',
    what: 'Fußballergebnisse, Tabellen, Aufstellungen, TV-Termine und Quoten, Minute für Minute. Touchline ist freie Software: Jeder kann es auf einem eigenen Server betreiben.',
    promise: {
      title: 'Was es hier nicht gibt',
      lines: [
        'Keine Werbung',
        'Keine Tracker und keine Webanalyse',
        'Keine Konten: Wem du folgst und was du einstellst, bleibt in diesem Browser',
        'Keinen Einwilligungsdialog, weil nichts eine Einwilligung braucht',
        'Nichts von Dritten: Seiten, Bilder und Schriften kommen allein von diesem Server',
      ],
    },
    server: {
      title: 'Wem dieser Server gehört',
      by: (name) => `Diesen Server betreibt ${name}.`,
      unknown: 'Der Betreiber dieses Servers gibt keinen Namen an.',
      status: 'Zustand dieses Servers',
      contact: 'Kontakt',
    },
    data: {
      title: 'Woher die Ergebnisse kommen',
      real: 'Von einem Anbieter für Fußballdaten. Dieser Server ruft die Ergebnisse ab; dein Browser spricht nie mit dem Anbieter.',
      invented: 'Von nirgendwo: Touchline erfindet Vereine, Personen und Ergebnisse selbst.',
      live: (seconds) =>
        `Solange eine Seite offen ist, werden laufende Spiele alle ${seconds} Sekunden abgerufen, und seltener, wenn wenige Abrufe übrig sind. Tabellen und Spielpläne ändern sich langsamer.`,
      old: 'Bei älteren Daten steht auf jeder Seite ihre Zeit.',
    },
    connect: {
      title: 'Einen echten Dienst anschließen',
      how: 'Für echten Fußball setze auf dem Server diese Variablen und starte ihn neu:',
      variables: {
        UPSTREAM_URL: 'die Adresse des Dienstes',
        UPSTREAM_USER: 'der Benutzer deines Kontos',
        UPSTREAM_TOKEN: 'sein Token',
      },
      plan: (requests, allDay, evening) =>
        `${requests} Abrufe am Tag, wie in einem kostenlosen Tarif: alle ${allDay} Minuten neue Ergebnisse, wenn den ganzen Tag jemand zusieht, oder alle ${evening} Minuten nur am Abend (18:00 bis 24:00 UTC). Wie viele zusehen, macht keinen Unterschied.`,
    },
    licences: {
      title: 'Lizenzen',
      own: 'Touchline steht unter der MIT-Lizenz.',
      notices: 'Bibliotheken, Schriften und Daten',
    },
  },
};
