/** A tab that is open but not listening is sent to the page instead, ms. */
const REPLY_TIMEOUT_MS = 1000;

/** Asks a tab to show a page without a reload, and returns whether it does. */
function ask(tab: WindowClient, address: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), REPLY_TIMEOUT_MS);
    tab.postMessage({ open: address }, [port2]);
  });
}

/** Shows a page of the site in the tab that was used last, or in a new one. */
export async function openPage(clients: Clients, address: string): Promise<void> {
  const [tab] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!tab) {
    await clients.openWindow(address);
    return;
  }
  await tab.focus();
  if (!(await ask(tab, address))) await tab.navigate(address);
}
