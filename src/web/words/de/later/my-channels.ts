import type { myChannelsWords } from '#web/words/my-channels.ts';

export const myChannels = {
  myChannels: {
    title: 'Meine Sender',
    close: 'Schließen',
    note: 'Wähle die Sender und Dienste, die du empfängst: Unter TV, in Listen und bei Spielen stehen sie vorn.',
    find: 'Sender suchen',
    none: (country) => `Keine Sender bekannt: ${country}.`,
    notFound: (country) => `Kein Sender mit diesem Namen: ${country}.`,
    house: (name, channels) => `${name}, alle ${channels}`,
    stream: (name) => `${name} (Stream)`,
    count: (n) => `${n} Sender ausgewählt`,
    full: (max) => `${max} Sender ausgewählt, mehr geht nicht`,
    clear: 'Alle entfernen',
    done: 'Fertig',
  },
} satisfies typeof myChannelsWords;
