/** What a link says before it is opened. */
export interface Preview {
  /** Without the name of the site. */
  readonly title: string;
  /** Title of the page in the browser, if it differs: it is shown before the page can hide a score. */
  readonly pageTitle?: string;
  readonly description: string;
}
