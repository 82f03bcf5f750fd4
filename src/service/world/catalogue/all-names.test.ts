import { expect, test } from 'vitest';
import { nameGroups, nameList } from './all-names.ts';
import { textList } from './text-list.ts';

test('reads a text of one line or of several', () => {
  expect(textList('Anna Maria|O’Brien')).toEqual(['Anna Maria', 'O’Brien']);
  expect(textList(['Anna Maria|O’Brien', 'Abdul-Rahman'])).toEqual(['Anna Maria', 'O’Brien', 'Abdul-Rahman']);
});

test('keeps women’s family names in the order of the men’s', () => {
  const { family, familyOfWomen } = nameList({ men: 'Jan', women: 'Jana', family: 'Novák/Nováková|Janů' });
  expect(family).toEqual(['Novák', 'Janů']);
  expect(familyOfWomen).toEqual(['Nováková', 'Janů']);
});

test('has no women’s family names where no entry gives one', () => {
  expect(nameList({ men: 'Wei', women: 'Li', family: 'Wang|Zhao', familyFirst: true })).toEqual({
    men: ['Wei'],
    women: ['Li'],
    family: ['Wang', 'Zhao'],
    familyFirst: true,
  });
});

test('repeats frequent family names', () => {
  const { family } = nameList({ men: 'Ji-ho', women: 'Ji-won', family: 'Kim 3|Lee 2|Maeng' });
  expect(family).toEqual(['Kim', 'Kim', 'Kim', 'Lee', 'Lee', 'Maeng']);
});

test('keeps the names of peoples apart and together', () => {
  const { groups, ...all } = nameGroups([
    { people: 'Yoruba', weight: 2, men: 'Femi|Daniel', women: 'Kemi', family: 'Ajayi' },
    { people: 'Igbo', weight: 1, men: 'Emeka|Daniel', women: 'Ngozi', family: 'Okafor' },
  ]);
  expect(all).toEqual({
    men: ['Femi', 'Daniel', 'Emeka'],
    women: ['Kemi', 'Ngozi'],
    family: ['Ajayi', 'Okafor'],
  });
  expect(groups).toEqual([
    [2, { men: ['Femi', 'Daniel'], women: ['Kemi'], family: ['Ajayi'] }],
    [1, { men: ['Emeka', 'Daniel'], women: ['Ngozi'], family: ['Okafor'] }],
  ]);
});
