/** The texts of a locale, all parts together: what tests have instead of files (`run/build/texts.ts`). */
declare module 'texts:*' {
  import type { Formatter } from '#words/formatter.ts';

  const createTexts: (formatter: Formatter) => object;
  // biome-ignore lint/style/noDefaultExport: as the files of texts have it
  export default createTexts;
}
