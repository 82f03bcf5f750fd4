/** Whether odds are shown here; the document's root has an attribute where the operator has switched them off. */
export function hasOdds(): boolean {
  return !('odds' in document.documentElement.dataset);
}
