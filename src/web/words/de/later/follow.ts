import type { followWords } from '#web/words/follow.ts';

export const follow: typeof followWords = {
  follow: {
    following: (name) => `Du folgst jetzt: ${name}`,
    followingMatch: 'Du folgst jetzt diesem Spiel',
    close: 'Schließen',
    alertsOn: 'Meldungen sind an',
    teams: 'Mannschaften dieses Spiels',
    pin: 'In jeder Liste ganz oben',
    hide: 'Ergebnisse verdecken',
    unfollow: 'Nicht mehr folgen',
  },
};
