import { plural } from '#web/words/plural.ts';
import type { vidiprinterWords } from '#web/words/vidiprinter.ts';

export const vidiprinter = {
  vidiprinter: {
    title: 'Torticker',
    intro: 'Tore, Platzverweise und Ergebnisse aus allen Spielen, so wie sie kommen.',
    log: 'Meldungen, neueste zuerst',
    kinds: 'Anzeigen',
    all: 'Alle',
    kind: {
      goals: 'Tore',
      reds: 'Platzverweise',
      penalties: 'Elfmeter',
      rulings: 'Korrekturen',
      'kick-offs': 'Anstöße',
      'half-times': 'Halbzeit',
      'full-times': 'Abpfiff',
    },
    competitions: 'Wettbewerbe',
    chosen: (n) => plural('de', n, { one: '1 Wettbewerb', other: `${n} Wettbewerbe` }),
    copy: 'Als Text kopieren',
    copied: 'Kopiert',
    notCopied: 'Dein Browser hat das Kopieren nicht erlaubt. Markiere die Zeilen und kopiere sie selbst.',
    refused: (values) => `„${values}“ ist kein Filter. Wähle unten einen aus.`,
    filteredOut: 'Zu diesen Filtern gibt es noch nichts.',
    showAll: 'Alles zeigen',
    none: 'Gerade läuft kein Spiel.',
    noneToday: 'Gerade läuft kein Spiel, und heute wird keines mehr angepfiffen.',
    next: (time) => `Nächster Anstoß: ${time}.`,
    fixtures: 'Spiele von heute',
    waiting: 'Gleich kommt die erste Meldung.',
  },
} satisfies typeof vidiprinterWords;
