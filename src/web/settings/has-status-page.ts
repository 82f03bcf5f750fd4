/** Whether the status page exists; the root of the page says where the operator has switched it off. */
export function hasStatusPage(): boolean {
  return !('status' in document.documentElement.dataset);
}
