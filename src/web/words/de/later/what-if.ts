import { signedNumber } from '#contract/signed-number.ts';
import { first } from '#web/words/de/first.ts';
import { plural } from '#web/words/plural.ts';
import type { whatIfWords } from '#web/words/what-if.ts';

export const whatIf = {
  whatIf: {
    hint: 'Füge laufenden Spielen Tore hinzu.',
    reset: 'Zurücksetzen',
    close: 'Zurück zur Live-Tabelle',
    add: (team) => `Tor für ${team} hinzufügen`,
    remove: (team) => `Tor für ${team} zurücknehmen`,
    result: (home, score, away) => `${home} ${first.score(...score)} ${away}`,
    unreadable: 'Die Tore in diesem Link sind nicht lesbar. Gib hier selbst welche ein.',
    leftOut: (n) =>
      plural('de', n, {
        one: 'Ein Spiel aus diesem Link läuft gerade nicht und bleibt außen vor.',
        other: `${n} Spiele aus diesem Link laufen gerade nicht und bleiben außen vor.`,
      }),
    none: 'Gerade läuft kein Spiel dieser Tabelle, darum ist es die echte.',
    spoken: (results, changes) => `Wenn ${results.join(', ')}: ${changes.join('. ')}`,
    changes: 'Was sich ändert',
    more: (n) => plural('de', n, { one: 'Noch eine Änderung', other: `Noch ${n} Änderungen` }),
    unchanged: 'Kein Team verändert seinen Platz.',
    above: (upper, place, lower, why) => `${upper} ${place}., vor ${lower}: ${why}`,
    morePoints: ([upper, lower]) => `${upper} zu ${lower} Punkten`,
    level: (points, why) => `punktgleich (${points}), entscheidend: ${why}`,
    inseparable: (points) => `punktgleich (${points}), Kriterium nicht bekannt`,
    to: (criterion, [upper, lower]) => `${criterion} (${upper} zu ${lower})`,
    difference: (criterion, [upper, lower]) =>
      `${criterion} (${signedNumber(upper, 'de')} zu ${signedNumber(lower, 'de')})`,
    meetingGoals: (criterion, [upper, lower]) => `${criterion} (${first.score(upper, lower)})`,
    meetingPoints: (criterion, [upper, lower]) => `${criterion} (${upper} zu ${lower} Punkten)`,
  },
} satisfies typeof whatIfWords;
