/** All texts of a language at once, for tests and stories, by the plugin of `run/build/texts.ts`. */
declare module 'texts:*' {
  import type { Formatter } from '#words/formatter.ts';
  import type { AllTexts } from '#words/parts.ts';

  const createTexts: (formatter: Formatter) => AllTexts;
  export default createTexts;
}
