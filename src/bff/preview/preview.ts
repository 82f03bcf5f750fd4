/** A side of a match in a picture. */
export interface PictureSide {
  readonly name: string;
  /** Colour of its shirt, `#rrggbb`. */
  readonly colour: string;
  /** Goals; null before kick-off and for a match that is not played. */
  readonly goals: number | null;
  /** Whether it lost, or fell behind for good: its number is quieter. */
  readonly hasLost: boolean;
}

/** What a picture shows; its texts are as the data service sends them, with any character. */
export type PictureContent =
  | {
      readonly kind: 'match';
      /** Competition and round. */
      readonly heading: string;
      readonly home: PictureSide;
      readonly away: PictureSide;
      readonly state: string;
      readonly isLive: boolean;
      readonly day: string;
      /** Time of kick-off with its zone; null: to be confirmed. */
      readonly time: string | null;
    }
  | {
      readonly kind: 'table';
      readonly heading: string;
      readonly title: string;
      readonly columns: readonly [played: string, points: string];
      readonly rows: readonly {
        readonly name: string;
        readonly played: number | null;
        readonly points: number | null;
      }[];
    }
  | {
      readonly kind: 'title';
      readonly heading: string;
      readonly title: string;
      readonly line: string;
      /** Colours of shirts, `#rrggbb`. */
      readonly colours: readonly string[];
    };

/** What a link says before it is opened. */
export interface Preview {
  /** Without the name of the site. */
  readonly title: string;
  /** Title of the page in the browser, if it differs: it is shown before the page can hide a score. */
  readonly pageTitle?: string;
  readonly description: string;
  /** Null: the general picture. */
  readonly picture: PictureContent | null;
}
