import type { wallScoresWords } from '#web/words/wall-scores.ts';

export const wallScores: typeof wallScoresWords = {
  wallScores: {
    penalty: 'Elfm.',
    ownGoal: 'Eigentor',
    players: (own, other) => `${own} gegen ${other}`,
    versus: 'gegen',
    unknownTime: 'Anstoßzeit noch offen',
    off: 'Fällt aus',
    tomorrow: 'Morgen',
    yesterday: 'Gestern',
    nothingOn: 'Gerade kein Spiel',
    nothingSoon: 'Heute und morgen keine Spiele',
    nothingToday: 'Heute keine Spiele',
    nextKickOffs: 'Nächste Spiele',
    lastResults: 'Letzte Ergebnisse',
    numbered: (n) => `${n}. Tor heute`,
    soundBlocked: 'Klicke einmal, um den Ton zu erlauben',
  },
};
