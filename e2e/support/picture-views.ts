/** How a picture is taken. */
export interface View {
  /** The end of the picture's file name. */
  readonly name: string;
  readonly width: number;
  /** Of a window that does not scroll; by default as high as the document. */
  readonly height?: number;
  readonly theme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly media: 'screen' | 'print';
  readonly forcedColors: 'none' | 'active';
}

/** Views of one freshly loaded page, in the order in which they are taken. */
export type ViewGroup = readonly [View, ...View[]];

const PHONE_WIDTH = 390;
const DESKTOP_WIDTH = 1280;
/** A4 at 96 dots per inch. */
const PAPER_WIDTH = 794;

export const PLAIN = { theme: 'light', direction: 'ltr', media: 'screen', forcedColors: 'none' } as const;

/** Of pages and stories. */
export const VIEW_GROUPS: readonly [ViewGroup, ...ViewGroup[]] = [
  [
    { ...PLAIN, name: '390-light', width: PHONE_WIDTH },
    { ...PLAIN, name: '794-print', width: PAPER_WIDTH, media: 'print' },
    { ...PLAIN, name: '390-dark', width: PHONE_WIDTH, theme: 'dark' },
  ],
  [
    { ...PLAIN, name: '1280-dark', width: DESKTOP_WIDTH, theme: 'dark' },
    { ...PLAIN, name: '1280-light', width: DESKTOP_WIDTH },
  ],
  [{ ...PLAIN, name: '1280-rtl', width: DESKTOP_WIDTH, direction: 'rtl' }],
  // Chromium leaves collapsed borders in their old colour when this is switched on later.
  [{ ...PLAIN, name: '390-forced-colours', width: PHONE_WIDTH, forcedColors: 'active' }],
];
