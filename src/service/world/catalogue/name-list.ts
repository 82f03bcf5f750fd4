import type { NameList } from './country.ts';
import { textList } from './text-list.ts';

/** Names of one culture as blocks of text, since the formatter gives every string of a list its own line. */
interface NameBlocks {
  readonly men: string;
  readonly women: string;
  /** `Novák/Nováková` where the women's form differs, `Kim 65` for a name as frequent as 65 of the others. */
  readonly family: string;
  readonly familyFirst?: true;
}

/** Returns the names in the order of their blocks. Without a women's form there is no `familyOfWomen`. */
export function nameList({ men, women, family, ...rest }: NameBlocks): NameList {
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
export function nameGroups(groups: readonly (NameBlocks & { readonly weight: number })[]): NameList {
  const lists = groups.map(({ weight, ...blocks }) => [weight, nameList(blocks)] as const);
  const all = (key: 'men' | 'women' | 'family') => [...new Set(lists.flatMap(([, names]) => names[key]))];
  return { men: all('men'), women: all('women'), family: all('family'), groups: lists };
}
