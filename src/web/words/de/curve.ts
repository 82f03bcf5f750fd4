import type { curveWords } from '#web/words/curve.ts';

export const curve = {
  curve: {
    title: 'Momentum',
    of: 'Schüsse, Ecken und Tore',
    part: (period, home, homeMinutes, away, awayMinutes) =>
      `${period}: ${home} ${homeMinutes} Min. überlegen, ${away} ${awayMinutes} Min.`,
  },
} satisfies typeof curveWords;
