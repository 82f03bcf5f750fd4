/** The operator's line of help beside prices. */
interface OddsHelp {
  /** https address of a page with help. */
  readonly url: string | undefined;
  /** Plain text. */
  readonly note: string | undefined;
}

/** Returns what the operator has configured; the document's root has it as attributes. */
export function oddsHelp(): OddsHelp {
  const { oddsHelp: url, oddsNote: note } = document.documentElement.dataset;
  return { url, note };
}
