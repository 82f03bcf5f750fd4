import type { shootOutWords } from '#web/words/shoot-out.ts';

export const shootOut = {
  shootOut: {
    scored: 'verwandelt',
    missed: 'verschossen',
    side: (team, kicks) => `${team} ${kicks.length > 0 ? kicks.join(', ') : 'noch kein Elfmeter'}`,
    kicks: (kicks) => (kicks.length > 0 ? `Elfmeter: ${kicks.join(', ')}` : 'Noch kein Elfmeter'),
    penalties: (score, sides) => `Elfmeter: ${score.replace('–', ':')}, ${sides.join('; ')}`,
    next: (team) => `Als Nächstes: ${team}`,
  },
} satisfies typeof shootOutWords;
