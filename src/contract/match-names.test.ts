import { expect, test } from 'vitest';
import { matchNames, nameEvents } from './match-names.ts';
import type { Match, MatchRow } from './records/match.ts';
import type { MatchEvent } from './records/match-event.ts';
import { readAs, wireEvent, wireMatch } from './testing/examples.ts';

const event = (
  player_id: number | null,
  player_name: string | null,
  related_player_name: string | null = null,
) => wireEvent({ type: 'goal', player_id, player_name, related_player_id: null, related_player_name });

const namesOf = (events: readonly MatchEvent[] = []) =>
  events.map(({ player_name, related_player_name }) => [player_name, related_player_name]);

const eventsOf = (...events: readonly object[]) =>
  (readAs('fixtures', 'info', wireMatch({ events }), ['events']).data as Match).events ?? [];

test('an event has the short names of its people', () => {
  expect(namesOf(eventsOf(event(1, 'Puertel, Andreo', 'San Josel, Mikelo'), event(2, 'Tekito')))).toEqual([
    ['Puertel', 'San Josel'],
    ['Tekito', null],
  ]);
  const alone = readAs('fixtures', 'match_events', [event(1, 'Puertel, Andreo')]).data;
  expect(namesOf(alone as readonly MatchEvent[])).toEqual([['Puertel', null]]);
});

test('two people of one name in the events of a match have an initial, in lists as in details', () => {
  const events = [
    event(1, 'Diazo, Luiso'),
    event(2, 'Diazo, Mateo'),
    event(1, 'Diazo, Luiso'),
    event(null, 'Diazo'),
  ];
  const names = [['L. Diazo'], ['M. Diazo'], ['L. Diazo'], ['Diazo']].map(([name]) => [name, null]);
  const [row] = readAs('livescores', 'today', [wireMatch({ events })], ['events']).data as [MatchRow];
  expect(namesOf(eventsOf(...events))).toEqual(names);
  expect(namesOf(row.events)).toEqual(names);
});

test('namesakes without ids have initials, and a name with an id in another event is one person', () => {
  const listed = eventsOf(event(null, 'Diazo, Luiso'), event(null, 'Diazo, Mateo'), event(2, 'Diazo, Mateo'));
  expect(namesOf(listed).map(([name]) => name)).toEqual(['L. Diazo', 'M. Diazo', 'M. Diazo']);
});

const sheetRow = (id: string, common_name: string) => ({ player: { id, common_name } });

test('people of both team sheets have one name on a page, which events take over', () => {
  const events = eventsOf(event(1, 'Diazo'), event(3, 'Diazo'), event(2, null), event(null, 'Osel'));
  const names = matchNames([sheetRow('1', 'Diazo, Luiso'), sheetRow('2', 'Diazo, Mateo')], events);
  expect([...names]).toEqual([
    ['1', 'L. Diazo'],
    ['3', 'Diazo'],
    ['2', 'M. Diazo'],
  ]);
  expect(namesOf(nameEvents(events, names)).map(([name]) => name)).toEqual([
    'L. Diazo',
    'Diazo',
    'M. Diazo',
    'Osel',
  ]);
});
