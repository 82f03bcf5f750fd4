import { shellOf, WALL_SHELL } from './shell.ts';

/** The parts of a `WindowClient` and of `Clients` that opening a page takes. */
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
  postMessage(message: object, ports: Transferable[]): void;
}
interface Tabs {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>;
  openWindow(address: string): Promise<unknown>;
}

/** A tab that is open but not listening is sent to the page instead, ms. */
const REPLY_TIMEOUT_MS = 1000;

/** A wall is no place to read in. */
const isWall = ({ url }: Tab): boolean => shellOf(new URL(url).pathname) === WALL_SHELL;

/** Asks a tab to show a page without a reload, and returns whether it does. */
function ask(tab: Tab, address: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), REPLY_TIMEOUT_MS);
    tab.postMessage({ open: address }, [port2]);
  });
}

/** Shows a page of the site in the tab that was used last, or in a new one. */
export async function openPage(tabs: Tabs, address: string): Promise<void> {
  const all = await tabs.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = all.find((one) => !isWall(one));
  if (!tab) {
    await tabs.openWindow(address);
    return;
  }
  await tab.focus();
  if (!(await ask(tab, address))) await tab.navigate(address);
}
