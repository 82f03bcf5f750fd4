/** Whether the status page exists; the document's root has an attribute where the operator has switched it off. */
export function hasStatusPage(): boolean {
  return !('status' in document.documentElement.dataset);
}
