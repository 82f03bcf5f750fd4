import type { myWords } from '#web/words/my.ts';

export const my = {
  my: {
    title: 'Meine Spiele',
    vidiprinter: 'Torticker',
    live: 'Live',
    today: 'Heute',
    coming: 'Demnächst',
    results: 'Letzte Ergebnisse',
    none: {
      today: 'Heute kein Spiel.',
      coming: 'Keine kommenden Spiele.',
      results: 'Noch keine Ergebnisse.',
    },
    more: 'Mehr anzeigen',
    following: 'Folge ich',
    kinds: { team: 'Teams', competition: 'Wettbewerbe', player: 'Spieler', match: 'Spiele' },
    noneOfTeams: 'Folge einem Team oder einem Wettbewerb, dann erscheinen die Spiele hier.',
    order: {
      handle: (name) => `${name} verschieben`,
      up: (name) => `${name} nach oben`,
      down: (name) => `${name} nach unten`,
      help: 'Leertaste zum Aufnehmen, Pfeiltasten zum Verschieben, Leertaste zum Ablegen, Escape zum Abbrechen.',
      lifted: (name, place, count) => `${name} aufgenommen, Platz ${place} von ${count}.`,
      moved: (name, place, count) => `${name}, Platz ${place} von ${count}.`,
      dropped: (name, place, count) => `${name} abgelegt, Platz ${place} von ${count}.`,
      cancelled: (name, place, count) => `Abgebrochen. ${name} ist wieder auf Platz ${place} von ${count}.`,
    },
    how: 'Du folgst noch keinem Team, Spieler, Spiel oder Wettbewerb. Tippe auf den Stern daneben, dann erscheint es hier.',
    someTeams: 'Teams von heute',
    some: 'Beliebte Wettbewerbe',
    search: 'Team suchen',
    most: (n) =>
      `Gezeigt werden die Spiele der ersten ${n} Teams und Wettbewerbe. Schiebe andere nach oben, um ihre zu sehen.`,
  },
} satisfies typeof myWords;
