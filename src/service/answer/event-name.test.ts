import { expect, test } from 'vitest';
import { eventName } from './event-name.ts';

function player(id: number, firstName: string, lastName: string, isFamilyFirst = false) {
  const name = isFamilyFirst ? `${lastName} ${firstName}` : `${firstName} ${lastName}`;
  return { id, name, firstName, lastName };
}

const jack = player(1, 'Jack', 'Bell');
const tom = player(2, 'Tom', 'Bell');
const james = player(3, 'James', 'Bell');
const luke = player(4, 'Luke', 'Ward');

test('names a player by the family name if no teammate has it', () => {
  expect(eventName(luke, [jack, tom, luke])).toBe('Ward');
  expect(eventName(jack, [jack, luke])).toBe('Bell');
});

test('adds the initial where the family name repeats, and the given name where the initial does, too', () => {
  expect(eventName(jack, [jack, tom, luke])).toBe('J. Bell');
  expect(eventName(tom, [jack, tom, james])).toBe('T. Bell');
  expect(eventName(jack, [jack, tom, james])).toBe('Jack Bell');
});

test('names players whose family name comes first as it names all others', () => {
  const kim = player(5, 'Do-yun', 'Kim', true);
  expect(eventName(kim, [kim])).toBe('Kim');
});
