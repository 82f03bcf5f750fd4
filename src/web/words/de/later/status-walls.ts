import type { statusWallsWords } from '#web/words/status-walls.ts';

export const statusWalls: typeof statusWallsWords = {
  statusWalls: {
    title: 'Anzeigen',
    none: 'In den letzten fünf Minuten hat sich keine Anzeige gemeldet. Öffne /wall auf einem Bildschirm.',
    silent: (duration) => `Letzte Meldung vor ${duration}`,
    version: 'Version',
    uptime: 'Läuft seit',
    heap: 'Speicher',
    megabytes: (n) => `${n} MB`,
    lastPoll: 'Letzte gute Abfrage',
    ago: (duration) => `vor ${duration}`,
    remotes: 'Fernbedienungen',
    address: 'Adresse',
    hidden: (n) => (n === 1 ? '1 Spiel ausgeblendet' : `${n} Spiele ausgeblendet`),
    code: 'Code zeigen',
    reload: 'Neu laden',
    program: 'Neue Adresse',
    remove: 'Entfernen',
    removeQuestion:
      'Diese Anzeige aus der Liste nehmen und ihre Fernbedienungen trennen? Ergebnisse zeigt sie weiterhin. Neu geöffnet ist sie wieder in der Liste.',
    removeNow: 'Diese Anzeige entfernen',
    removed: 'Entfernt. Die Liste zeigt es in einigen Sekunden.',
    guessed:
      'Es werden viele falsche Codes probiert. Erraten lassen sie sich nicht; das Log sagt, wie oft es versucht wurde.',
    programLabel: 'Adresse für diese Anzeige',
    programHint: 'Erstell eine unter /wall/new und füg sie hier ein.',
    send: 'Senden',
    cancel: 'Abbrechen',
    openRemote: 'Fernbedienung öffnen',
    done: {
      code: 'Die Anzeige zeigt ihren Code mit der nächsten Meldung, in höchstens 15 Sekunden.',
      reload: 'Die Anzeige lädt mit der nächsten Meldung neu, in höchstens 15 Sekunden.',
      program: 'Die Anzeige wechselt mit der nächsten Meldung die Adresse, in höchstens 15 Sekunden.',
    },
    noWall: 'Keine Adresse einer Anzeige: Am Anfang muss /wall stehen.',
    long: 'Diese Adresse ist zu lang. Lass etwas weg.',
    failed: 'Das hat nicht geklappt. Prüf den Schlüssel und versuch es noch einmal.',
  },
};
