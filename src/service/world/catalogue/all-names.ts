import type { NameList } from './country.ts';
import data from './data/names.json' with { type: 'json' };
import { type Text, textList } from './text-list.ts';

/** Names of one culture in the data file. */
export interface NameTexts {
  readonly men: Text;
  readonly women: Text;
  /** `Novák/Nováková` where the women's form differs, `Kim 65` for a name as frequent as 65 of the others. */
  readonly family: Text;
  readonly familyFirst?: true;
}

/** Names of one of several peoples of a culture, whose given and family names do not mix. */
export interface PeopleTexts extends Omit<NameTexts, 'familyFirst'> {
  readonly people: string;
  readonly weight: number;
}

/** Returns the names in the order of their texts. Without a women's form there is no `familyOfWomen`. */
export function nameList({ men, women, family, ...rest }: NameTexts): NameList {
  const forms = textList(family).flatMap((entry) => {
    const [, name = '', frequency = '1'] = /^(.*?)(?: (\d+))?$/.exec(entry) ?? [];
    return Array.from({ length: Number(frequency) }, () => name.split('/'));
  });
  const isInflected = forms.some((form) => form.length > 1);
  return {
    ...rest,
    men: textList(men),
    women: textList(women),
    family: forms.map(([name = '']) => name),
    ...(isInflected && { familyOfWomen: forms.map(([name = '', ofWomen = name]) => ofWomen) }),
  };
}

/** Returns the names of several peoples of one culture. */
export function nameGroups(peoples: readonly PeopleTexts[]): NameList {
  const lists = peoples.map(({ people, weight, ...names }) => [weight, nameList(names)] as const);
  const all = (key: 'men' | 'women' | 'family') => [...new Set(lists.flatMap(([, names]) => names[key]))];
  return { men: all('men'), women: all('women'), family: all('family'), groups: lists };
}

/** Name lists by culture, as a country’s `people` names them. */
export const ALL_NAMES: Readonly<Record<string, NameList>> = Object.fromEntries(
  Object.entries(data as Readonly<Record<string, NameTexts | readonly PeopleTexts[]>>).map(
    ([culture, names]) => [culture, 'men' in names ? nameList(names) : nameGroups(names)],
  ),
);
