import type { NameList } from './country.ts';
import { textList } from './text-list.ts';

/** The names of one culture as blocks of text: one entry a name, since a list of strings takes a line for each. */
interface NameBlocks {
  readonly men: string;
  readonly women: string;
  /** `Novák/Nováková` where the women's form differs. */
  readonly family: string;
  readonly familyFirst?: true;
}

/** Returns the lists in the order of their blocks. A list without a women's form has no `familyOfWomen`. */
export function nameList({ men, women, family, ...rest }: NameBlocks): NameList {
  const forms = textList(family).map((entry) => entry.split('/'));
  const isInflected = forms.some((form) => form.length > 1);
  return {
    ...rest,
    men: textList(men),
    women: textList(women),
    family: forms.map(([name = '']) => name),
    ...(isInflected && { familyOfWomen: forms.map(([name = '', ofWomen = name]) => ofWomen) }),
  };
}
