import type { wallScoresWords } from '#web/words/wall-scores.ts';

export const wallScores: typeof wallScoresWords = {
  wallScores: {
    penalty: 'Elfm.',
    ownGoal: 'Eigentor',
    players: (own, other) => `${own} gegen ${other}`,
    noGoal: 'KEIN TOR',
    goal: 'TOR',
    versus: 'gegen',
    countdown: (time) => `in ${time}`,
    kickOffNow: 'Anstoß',
    unknownTime: 'Anstoßzeit noch offen',
    off: 'Fällt aus',
    tomorrow: 'Morgen',
    yesterday: 'Gestern',
    nothingOn: 'Gerade kein Spiel',
    nothingSoon: 'Heute und morgen keine Spiele',
    nextKickOffs: 'Nächste Spiele',
    lastResults: 'Letzte Ergebnisse',
    goals: (n) => (n === 1 ? '1 TOR' : `${n} TORE`),
    byPenalty: 'Elfmeter',
    byOwnGoal: 'Eigentor',
    numbered: (n) => `${n}. Tor heute`,
    scorerUnknown: 'Torschütze folgt',
    ruledOut: 'Tor aberkannt',
    soundBlocked: 'Klicke einmal, um den Ton zu erlauben',
  },
};
