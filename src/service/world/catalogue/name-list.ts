import type { NameList } from './country.ts';
import { textList } from './text-list.ts';

/** Names of one culture as blocks of text, since the formatter gives every string of a list its own line. */
interface NameBlocks {
  readonly men: string;
  readonly women: string;
  /** `Novák/Nováková` where the women's form differs. */
  readonly family: string;
  readonly familyFirst?: true;
}

/** Returns the names in the order of their blocks. Without a women's form there is no `familyOfWomen`. */
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
