import type { priceWaitWords } from '#web/words/price-waits.ts';

export const priceWaits = {
  priceWaits: {
    title: 'Quotenmeldungen',
    results: { home: 'Heimsieg', draw: 'Remis', away: 'Auswärtssieg' },
    now: (price, chance) =>
      chance
        ? `Beste Quote jetzt ${price}, ohne Marge eine Chance von ${chance}.`
        : `Beste Quote jetzt ${price}.`,
    mine: 'Von den Quoten deiner Buchmacher.',
    noPrice: 'Gerade gibt es keine Quote. Versuch es wieder, wenn es eine gibt.',
    price: 'Melden bei einer Quote von',
    orHigher: (price) => `Sobald die beste Quote ${price} oder höher ist`,
    orLower: (price) => `Sobald die beste Quote ${price} oder niedriger ist`,
    unreadable: 'Schreib eine Quote wie 2,50, 6/4 oder +150.',
    already: 'Das ist die Quote jetzt.',
    set: 'Einrichten',
    move: 'Bewegung um fünf Punkte melden',
    moveNote: (low, high) => `Sobald die Chance ${low} oder ${high} beträgt`,
    once: 'Es kommt eine einzige Meldung. Spätestens mit dem Abpfiff ist Schluss.',
    full: (n) => `Du hast ${n} Quotenmeldungen. Entferne eine, um eine neue einzurichten.`,
    higher: (result, price) => `${result} ab Quote ${price}`,
    lower: (result, price) => `${result} bis Quote ${price}`,
    moved: (result, chance) => `${result}, fünf Punkte ab ${chance}`,
    told: (time) => `Erledigt: gemeldet um ${time}`,
    over: 'Erledigt: Das Spiel ist zu Ende',
    unwatched:
      'Bei geschlossenem Touchline wird sie hier nicht verfolgt: Es sind zu viele. Solange es offen ist, kommt sie.',
    remove: 'Entfernen',
    removeOne: (what) => `Meldung entfernen: ${what}`,
  },
} satisfies typeof priceWaitWords;
