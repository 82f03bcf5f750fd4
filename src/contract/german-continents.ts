/** German names of continents, by their names in records: of pages and of link previews. */
export const GERMAN_CONTINENTS = {
  World: 'Welt',
  Africa: 'Afrika',
  'North America': 'Nordamerika',
  'South America': 'Südamerika',
  Oceania: 'Ozeanien',
  Asia: 'Asien',
  Europe: 'Europa',
} as const;
