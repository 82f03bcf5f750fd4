import { type Draw, drawn, drawnKinds } from './draw.ts';
import { secondSurname } from './name-kinds.ts';
import type { UntidyNames } from './rename.ts';

/** Returns the names that people, clubs and competitions have at a moment. */
export function namesAt(moment: Draw & { readonly now: number }): UntidyNames {
  return {
    person: (id) => {
      const [first] = drawnKinds('person', id, moment);
      return first ? first.change(first.key) : null;
    },
    secondSurname: (id) => {
      const key = drawn('two-surnames', id, moment);
      return key === null || drawnKinds('person', id, moment).length > 0 ? null : secondSurname(key);
    },
    club: (id, name) => {
      const [first] = drawnKinds('club', id, moment);
      return first ? first.change(name, first.key, moment.now) : name;
    },
    league: (id, name) =>
      drawnKinds('league', id, moment).reduce((text, { change, key }) => change(text, key, moment.now), name),
  };
}
