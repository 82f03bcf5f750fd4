/** A text as its file has it, in FormatJS's format. Files of other languages than English have `defaultMessage` alone. */
export interface Message {
  /** ICU MessageFormat. */
  readonly defaultMessage: string;
  /** Where the text is and what it is for, for its translators. */
  readonly description?: string | undefined;
  /** The most characters that have room. */
  readonly max?: number | undefined;
  /** Id of a story that shows the text. */
  readonly story?: string | undefined;
  /** Placeholders in the order of the function's parameters; a text with one placeholder does without. */
  readonly params?: readonly string[] | undefined;
  /** A text on money, age, law or care: a language leaves it English until somebody who knows has written it. */
  readonly care?: boolean | undefined;
}

/** Texts by their keys, such as `scores.matches`. */
export type Messages = Readonly<Record<string, Message>>;
