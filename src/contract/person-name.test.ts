import { expect, test } from 'vitest';
import { distinctNames, type NamedPerson, registeredName, shortName, spokenName } from './person-name.ts';

/** Fields in the order common name, name, given name, family name; the people are invented. */
type Fields = readonly [string | null, string | null, string?, string?];

const person = ([common_name, name, firstname = '', lastname = '']: Fields): NamedPerson => ({
  common_name,
  name,
  firstname,
  lastname,
});

test.each<readonly [why: string, fields: Fields, short: string | null, spoken: string | null]>([
  [
    'a family name that is not the registered one',
    ['Puertel, Andreo', 'Andreo Rodrigal Diazo', 'Andreo', 'Rodrigal Diazo'],
    'Puertel',
    'Andreo Puertel',
  ],
  ['a nickname', ['Tekito', 'Sergeo Blazco Sancheo', 'Sergeo', 'Blazco Sancheo'], 'Tekito', 'Tekito'],
  ['a nickname that is a given name', ['Raulo', 'Raulo Garcio', 'Raulo', 'Garcio'], 'Raulo', 'Raulo'],
  [
    'a family name of two words',
    ['San Josel, Mikelo', 'Mikelo Domingal', 'Mikelo', 'Domingal'],
    'San Josel',
    'Mikelo San Josel',
  ],
  [
    'given names as family name',
    ['Gaspard, Marion', 'Marion Perezo', 'Marion', 'Perezo'],
    'Gaspard',
    'Marion Gaspard',
  ],
  ['a second surname', ['Guerral, Rafal', null, 'Rafal Adelin', 'Josel Guerral'], 'Guerral', 'Rafal Guerral'],
  [
    'a common name that is the family name',
    ['Flickert', 'Hans-Dieter Flickert', 'Hans-Dieter', 'Flickert'],
    'Flickert',
    'Hans-Dieter Flickert',
  ],
  [
    'a common name that is one of two surnames',
    ['Garcio', 'Raulo Garcio Escudel', 'Raulo', 'Garcio Escudel'],
    'Garcio',
    'Raulo Garcio',
  ],
  [
    'a family name without a given name',
    ['Mendal', 'Ferlan Mendal', '', 'Mendal'],
    'Mendal',
    'Ferlan Mendal',
  ],
  [
    'a family name first',
    ['Sondal, Hung-Min', 'Sondal Hung-Min', 'Hung-Min', 'Sondal'],
    'Sondal',
    'Sondal Hung-Min',
  ],
  ['accents in the name alone', ['Diazo, Luiso', 'Luisó Díazo', 'Luiso', 'Diazo'], 'Diazo', 'Luisó Díazo'],
  ['one word as name', ['', 'Savico', 'Savico', 'Sergo'], 'Savico', 'Savico'],
  ['a name without a common name', ['', 'Adamo Smitt', 'Adamo', 'Smitt'], 'Smitt', 'Adamo Smitt'],
  ['a name alone', [null, 'Noelo Asekal'], 'Noelo Asekal', 'Noelo Asekal'],
  ['a listed name alone', [null, 'De Bruyal, Kevo'], 'De Bruyal', 'Kevo De Bruyal'],
  ['a common name without a name', ['Messal, Leonel', null], 'Messal', 'Leonel Messal'],
  ['registered names alone', [null, null, 'Adamo', 'Smitt'], 'Smitt', 'Adamo Smitt'],
  ['a family name alone', [null, null, '', 'Smitt'], 'Smitt', 'Smitt'],
  ['no name', ['', null], null, null],
  ['a comma without a given name', ['Woodel,', null], 'Woodel', 'Woodel'],
  ['a comma without a family name', [', Jordo', null], 'Jordo', 'Jordo'],
  ['a suffix after a second comma', ['Woodel, Jordo, Jr.', null], 'Woodel', 'Jordo Woodel Jr.'],
  [
    'a suffix after the given name',
    ['van der Bergo, Anno Jr.', null],
    'van der Bergo',
    'Anno van der Bergo Jr.',
  ],
  [
    'a suffix as family name',
    ['Junior, Vinico', 'Vinico Josel de Oliva Junior', 'Vinico Josel', 'de Oliva Junior'],
    'Vinico Junior',
    'Vinico Junior',
  ],
  ['a suffix as nickname', ['Neto', 'Norbo Murara Neto', 'Norbo', 'Murara Neto'], 'Neto', 'Neto'],
  ['a suffix as a whole family name', ['Neto', 'Pedo Neto', 'Pedo', 'Neto'], 'Neto', 'Pedo Neto'],
  ['a surname and a suffix', ['Silval Filho, Vito', null], 'Silval Filho', 'Vito Silval Filho'],
  ['particles', ['van der Bergo, Anno Mario', null], 'van der Bergo', 'Anno Mario van der Bergo'],
  ['a capital particle', ['El Hajjar, Amino', null], 'El Hajjar', 'Amino El Hajjar'],
  [
    'an Icelandic patronym',
    ['Sigurdsen, Gylfo', 'Gylfo Þór Sigurdsen', 'Gylfo Þór', 'Sigurdsen'],
    'Sigurdsen',
    'Gylfo Sigurdsen',
  ],
  ['a family name of a letter', ['O, Mino', null], 'O', 'Mino O'],
  ['Arabic', ['صلاحي، محمود', null], 'صلاحي', 'محمود صلاحي'],
  ['Hangul', ['손, 흥만', null], '손흥만', '손흥만'],
  ['Japanese', ['三苫, 薫子', null], '三苫', '三苫薫子'],
])('names people as fans do: %s', (_, fields, short, spoken) => {
  expect([shortName(person(fields)), spokenName(person(fields))]).toEqual([short, spoken]);
});

test.each<readonly [Fields, string | null]>([
  [['Tekito', 'Sergeo Blazco Sancheo', 'Sergeo', 'Blazco Sancheo'], 'Sergeo Blazco Sancheo'],
  [['Puertel, Andreo', 'Andreo Puertel', 'Andreo', 'Rodrigal Diazo'], 'Andreo Rodrigal Diazo'],
  [['Neymal', 'Santo Silval, Neymal', '', ''], 'Neymal Santo Silval'],
  [['Sondal, Hung-Min', 'Sondal Hung-Min', 'Hung-Min', 'Sondal'], null],
  [['Díazo, Luiso', 'Luiso Diazo', 'Luiso', 'Diazo'], null],
  [['Flickert', 'Hans Flickert', 'Hans', 'Flickert'], null],
  [['', null], null],
])('has a registered name only where it differs by more than order and accents: %j', (fields, registered) => {
  expect(registeredName(person(fields))).toBe(registered);
});

test.each<readonly [why: string, commonNames: readonly string[], names: readonly string[]]>([
  ['no namesakes', ['Diazo, Luiso', 'Woodel, Jordo'], ['Diazo', 'Woodel']],
  ['an initial', ['Diazo, Luiso', 'Díazo, Mateo'], ['L. Diazo', 'M. Díazo']],
  ['more letters', ['Diazo, Mateo', 'Diazo, Moiso', 'Diazo, Luiso'], ['Ma. Diazo', 'Mo. Diazo', 'L. Diazo']],
  [
    'the whole given name',
    ['Diazo, Juan Carlo', 'Diazo, Juan Pablo'],
    ['Juan Carlo Diazo', 'Juan Pablo Diazo'],
  ],
  ['one whose given name begins the other', ['Diazo, Al', 'Diazo, Albo'], ['Al Diazo', 'Alb. Diazo']],
  ['a nickname has no initial', ['Diazo', 'Diazo, Luiso'], ['Diazo', 'L. Diazo']],
  ['an initial as given name', ['Diazo, J.', 'Diazo, Luiso'], ['J. Diazo', 'L. Diazo']],
  ['no initials in Japanese', ['三苫, 薫子', '三苫, 直樹'], ['三苫薫子', '三苫直樹']],
])('tells namesakes apart: %s', (_, commonNames, names) => {
  const people = new Map(commonNames.map((common_name, at) => [`${at}`, { common_name }]));
  expect([...distinctNames(people).values()]).toEqual(names);
});
