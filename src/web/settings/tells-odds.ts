/** Whether prices are told here: whoever runs the place can leave them out, and the page says so in its root. */
export function tellsOdds(): boolean {
  return document.documentElement.dataset['odds'] !== 'off';
}
