/** How old the data of a page, or of a part of it, are. One result writes the sentence and takes the colour away. */
export interface DataAge {
  readonly isOld: boolean;
  /** As-of instant of old data, or of data that are updated less often than usual, epoch ms; null if current. */
  readonly asOf: number | null;
  /** Why data are old, missing or updated less often. */
  readonly trouble: string | null;
}
