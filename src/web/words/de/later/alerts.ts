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
      'ruled-out': 'VAR-Entscheidungen',
      moved: 'Verlegt oder neu angesetzt',
    },
    newBells: 'Voreinstellung für neue Meldungen',
    turnOn: 'Meldungen einschalten',
    allSettings: 'Einstellungen der Meldungen',
    delivery: 'Meldungen zeigen als',
    notifications: 'Benachrichtigungen des Browsers',
    toasts: 'Hinweise auf der Seite',
    push: 'Auch wenn Touchline geschlossen ist',
    pushCost: (n: number) =>
      `Solange Spiele laufen, kostet das etwa ${formatCount(n)} Anfragen je Stunde vom Kontingent dieser Seite, für alle Leser zusammen.`,
    priceCost: (n: number) =>
      `Jedes Spiel mit einer Quotenmeldung kostet etwa ${formatCount(n)} mehr je Stunde, solange es läuft.`,
    pushTest: 'Testmeldung schicken',
    pushNotes: {
      sent: 'Eine Testmeldung ist unterwegs zu diesem Gerät.',
      unsent: 'Die Testmeldung ließ sich nicht schicken. Versuch es in einer Minute noch einmal.',
      failed:
        'Das hat nicht geklappt. Prüfe, ob diese Seite Benachrichtigungen zeigen darf, und versuch es noch einmal.',
    },
    topic: {
      choice: 'Nachrichten in der App ntfy',
      hint: 'Auch wenn Touchline geschlossen ist. ntfy ist eine kostenlose App für Handys und Computer.',
      elsewhere: 'Auf einem anderen Gerät, in der App ntfy',
      secret: 'Mit diesem Thema kann jeder deine Meldungen mitlesen und abschalten.',
      steps: (server) =>
        `Abonniere dieses Thema in der App, auf ${server}. Der Code öffnet es auf einem anderen Gerät.`,
      name: 'Thema',
      code: 'QR-Code des Themas',
      app: 'In der App ntfy öffnen',
      notes: {
        sent: 'Eine Testmeldung ist unterwegs zur App ntfy.',
        unsent: 'Die Testmeldung ließ sich nicht schicken. Versuch es in einer Minute noch einmal.',
        failed: 'Das hat nicht geklappt. Versuch es in einer Minute noch einmal.',
      },
      isOn: 'Meldungen kommen auch in der App ntfy an, wenn Touchline geschlossen ist.',
    },
    closedTab:
      'Meldungen kommen auf diesem Gerät auch an, wenn Touchline geschlossen ist. Auf jedem anderen Gerät schaltest du sie eigens ein.',
    openTab:
      'Meldungen brauchen einen offenen Tab: Solange Touchline offen ist, kommen sie auch im Hintergrund.',
    blocked:
      'Benachrichtigungen sind blockiert. Erlaube sie für diese Seite in den Einstellungen deines Browsers und komm zurück.',
    obstacle: {
      install: 'Auf iPhone und iPad können nur installierte Apps Benachrichtigungen zeigen.',
      insecure:
        'Benachrichtigungen brauchen eine sichere Adresse (https). Hinweise auf der Seite und Töne gehen auch hier.',
      browser:
        'Dieser Browser hat keine Benachrichtigungen. Hinweise auf der Seite und Töne gehen auch hier.',
    },
    installSteps: [
      'Tippe in Safari auf „Teilen“, dann auf „Zum Home-Bildschirm“.',
      'Öffne Touchline vom Home-Bildschirm und schalte die Meldungen dort ein.',
    ],
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
