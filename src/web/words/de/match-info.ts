import type { matchInfoWords } from '#web/words/match-info.ts';

const eastAsOst = (direction: string) => direction.replaceAll('E', 'O');

export const matchInfo = {
  matchInfo: {
    story: 'Historie des Spiels',
    note: 'Hinweis',
    facts: 'Spieldaten',
    thisMatch: 'Dieses Spiel',
    competition: 'Wettbewerb',
    season: 'Saison',
    stage: 'Phase',
    group: 'Gruppe',
    round: 'Runde',
    leg: 'Hin-/Rückspiel',
    legs: ['Hinspiel', 'Rückspiel'],
    kickOff: 'Anstoß',
    venue: 'Stadion',
    referee: 'Schiedsrichter',
    attendance: 'Zuschauer',
    pitch: 'Platzzustand',
    weather: 'Wetter',
    degrees: (celsius) => `${celsius} °C`,
    wind: (kmph, from) => (from ? `Wind ${kmph} km/h aus ${eastAsOst(from)}` : `Wind ${kmph} km/h`),
    humidity: (percent) => `Luftfeuchte ${percent} %`,
    skies: {
      'clear/sunny': 'Klar',
      'mainly clear': 'Meist klar',
      'partly cloudy': 'Teils bewölkt',
      cloudy: 'Bewölkt',
      overcast: 'Bedeckt',
      'moderate or heavy rain shower': 'Regenschauer',
      thunderstorm: 'Gewitter',
    },
  },
} satisfies typeof matchInfoWords;
