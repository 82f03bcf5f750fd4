import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test.each([
  ['Lazio', 'Lazio'],
  ['FC Fächerstadt', 'Fächerstadt'],
  ['1. FC Bielefeld 09', 'Bielefeld'],
  ['Nottingham Lacemen', 'Nottingham L.'],
  ['Águila Negra de Tlatelolco Femenil', 'Águila N. F.'],
  ['Hammersmith Bridge U21', 'Hammersmith B. U21'],
  ['Union des Canuts II', 'Union C. II'],
  ['Curral del Rey AC Sub-20', 'Curral R. Sub-20'],
  ['Águeda Évora Étoile Ñuñoa', 'Águeda É. Ñ.'],
  ['St Botolph’s and Boston Haven Church Lads Athletic FC', 'St Botolph’s B. A.'],
  ['Hutt River Athletic Reserves', 'Hutt River R.'],
  ['La Portuaria de Zárate', 'La Portuaria Z.'],
  ['Atlético Albaicín', 'Atl. Albaicín'],
  ['Étoile de la Joliette', 'Ét. Joliette'],
  ['FC', 'FC'],
  ['', ''],
  ['東京フットボールクラブ', '東京フットボールクラブ'],
])('%s becomes %s', (name, short) => expect(shortName(name)).toBe(short));
