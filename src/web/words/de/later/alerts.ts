import type { alertWords } from '#web/words/alerts.ts';
import { formatCount } from '#web/words/de/format-count.ts';
import { plural } from '#web/words/plural.ts';

export const alerts = {
  alerts: {
    title: 'Meldungen',
    close: 'Schließen',
    kinds: 'Meldungen bei',
    kind: {
      'kick-off': 'Anstoß',
      'line-ups': 'Aufstellung',
      goals: 'Tor',
      reds: 'Platzverweis',
      'half-time': 'Halbzeit',
      'full-time': 'Abpfiff',
      'ruled-out': 'Tor aberkannt',
      moved: 'Neuer Termin',
    },
    newBells: 'Neue Meldungen beginnen mit',
    noKinds: 'Wähle mindestens eine Art aus.',
    turnOn: 'Meldungen einschalten',
    turnOff: 'Meldungen ausschalten',
    allSettings: 'Einstellungen der Meldungen',
    delivery: 'Meldungen kommen als',
    notifications: 'Benachrichtigungen des Browsers',
    toasts: 'Hinweise auf der Seite',
    push: 'Auch wenn Touchline geschlossen ist',
    pushCost: (n: number) =>
      `Solange Spiele laufen, kostet das etwa ${formatCount(n)} Anfragen je Stunde vom Kontingent dieser Seite, für alle Leser zusammen.`,
    pushTest: 'Testmeldung schicken',
    pushNotes: {
      sent: 'Eine Testmeldung ist unterwegs zu diesem Gerät.',
      unsent: 'Die Testmeldung ließ sich nicht schicken. Versuch es in einer Minute noch einmal.',
      failed:
        'Das hat nicht geklappt. Prüfe, ob diese Seite Benachrichtigungen zeigen darf, und versuch es noch einmal.',
    },
    closedTab: 'Meldungen kommen auf diesem Gerät auch an, wenn Touchline geschlossen ist.',
    openTab:
      'Meldungen brauchen einen offenen Tab: Solange Touchline offen ist, kommen sie auch im Hintergrund. Schließt du es, kommen keine mehr.',
    blocked:
      'Benachrichtigungen sind für diese Seite blockiert. Öffne neben der Adresse die Website-Einstellungen, erlaube Benachrichtigungen und komm zurück.',
    obstacle: {
      install:
        'Auf iPhone und iPad können nur installierte Apps Benachrichtigungen zeigen. Wähle „Teilen“, dann „Zum Home-Bildschirm“, öffne Touchline von dort und schalte Meldungen ein.',
      insecure:
        'Benachrichtigungen brauchen eine sichere Adresse (https). Hinweise auf der Seite und Töne gehen auch hier.',
      browser:
        'Dieser Browser hat keine Benachrichtigungen. Hinweise auf der Seite und Töne gehen auch hier.',
    },
    sound: 'Ton',
    sounds: { none: 'Kein Ton', whistle: 'Pfiff', chime: 'Gong', horn: 'Tröte' },
    play: 'Abspielen',
    volume: 'Lautstärke',
    percent: (percent) => `${percent}\u00a0%`,
    quiet: 'Ruhezeit',
    quietNote: 'Keine Benachrichtigungen, kein Ton. Hinweise auf der Seite kommen weiter.',
    from: 'Von',
    until: 'Bis',
    bells: 'Deine Meldungen',
    noBells:
      'Noch keine Meldungen. Folge einem Spiel, Team, Wettbewerb oder Spieler und schalte dann die Meldungen dazu ein.',
    turnOffBell: (name) => `Meldungen zu ${name} ausschalten`,
    turnOffShort: 'Ausschalten',
    subject: {
      team: (id) => `Team Nr. ${id}`,
      competition: (id) => `Wettbewerb ${id}`,
      match: (id) => `Spiel ${id}`,
      player: (id) => `Spieler ${id}`,
    },
    away: (counts) => `Während du weg warst: ${counts}`,
    latest: 'Neueste Meldungen',
    dismiss: 'Ausblenden',
    dismissMatch: (match) => `Ausblenden: ${match}`,
    more: (n) => plural('de', n, { one: 'Eine weitere Meldung', other: `${n} weitere Meldungen` }),
  },
} satisfies typeof alertWords;
