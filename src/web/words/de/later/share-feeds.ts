import type { shareFeedsWords } from '#web/words/share-feeds.ts';

const calendar = 'Im Kalender abonnieren';

export const shareFeeds = {
  shareFeeds: {
    close: 'Schließen',
    link: 'Link teilen',
    feeds: 'Abonnieren oder herunterladen',
    spoilers: 'Feeds zeigen Ergebnisse sofort: Spoilerschutz und Verzögerung wirken dort nicht.',
    formats: {
      competition: {
        ics: calendar,
        csv: 'Tabelle für die Tabellenkalkulation (CSV)',
        json: 'Tabelle als Daten (JSON)',
        rss: 'Ergebnisse im Feedreader (RSS)',
      },
      team: { ics: calendar, rss: 'Neues von diesem Team (RSS)' },
      channel: { ics: calendar },
      match: { ics: calendar, json: 'Spiel als Daten (JSON)' },
    },
  },
} satisfies typeof shareFeedsWords;
