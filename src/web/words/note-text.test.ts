import { expect, test } from 'vitest';
import { de, en } from '#web/testing/words.ts';
import { noteText } from './note-text.ts';

test.each([
  ['Postponed: floodlight failure', 'Verlegt: Ausfall des Flutlichts'],
  ['Cancelled: a club has withdrawn', 'Abgesagt: Rückzug eines Vereins'],
  ['Abandoned: fog', 'Abgebrochen: Nebel'],
  ['Abandoned: crowd trouble. To be replayed', 'Abgebrochen: Zuschauerausschreitungen. Wird wiederholt'],
  ['Awarded 3-0: the away team did not appear', 'Mit 3:0 gewertet: Gästeteam nicht angetreten'],
  ['Walkover: the away team has withdrawn', 'Kampflos entschieden: Gästeteam zieht zurück'],
  [
    'Awarded 0-3: abandoned after 67 minutes, pitch invasion',
    'Mit 0:3 gewertet: nach 67 Minuten abgebrochen, Platzsturm',
  ],
  [
    'The score stands: abandoned after 81 minutes, thunderstorm',
    'Ergebnis bleibt bestehen: nach 81 Minuten abgebrochen, Gewitter',
  ],
  ['1 point deducted, Town: wages paid late', 'Town: ein Punkt abgezogen, verspätet gezahlte Gehälter'],
  ['6 points deducted, A: B: crowd trouble', 'A: B: 6 Punkte abgezogen, Zuschauerausschreitungen'],
  ['Penalty retaken: goalkeeper off the line', 'Elfmeter wiederholt: Torwart vor der Linie'],
  ['Hamstring injury', 'Oberschenkelverletzung (hinten)'],
])('%s', (note, german) => {
  expect(noteText(note, de)).toBe(german);
  expect(noteText(note, en)).toBe(note.replace(/(\d)-(\d)/, '$1–$2'));
});

test('a note of another service is shown as it comes', () => {
  expect(noteText('Postponed: solar eclipse', de)).toBe('Verlegt: solar eclipse');
  expect(noteText('Moved behind closed doors', de)).toBe('Moved behind closed doors');
});
