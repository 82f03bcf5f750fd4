/** Whether prices are told here: whoever runs the place can leave them out, and the page says so in its root. */
export function tellsOdds(): boolean {
  return !('odds' in document.documentElement.dataset);
}
