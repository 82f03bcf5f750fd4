import type { followWords } from '#web/words/follow.ts';

export const follow: typeof followWords = {
  follow: {
    following: (name) => `Du folgst: ${name}`,
    followingMatch: 'Du folgst diesem Spiel',
    close: 'Schließen',
    alertsOn: 'Meldungen sind an',
    teams: 'Teams dieses Spiels',
    pin: 'In jeder Liste ganz oben',
    hide: 'Ergebnisse verdecken',
    unfollow: 'Nicht mehr folgen',
  },
};
