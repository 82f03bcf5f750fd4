import { pathIn } from './path-in.ts';
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
const isWall = ({ url }: Tab, scope: string): boolean => shellOf(pathIn(scope, url)) === WALL_SHELL;

/** Asks a tab to show a page without a reload, and returns whether it does. */
function ask(tab: Tab, address: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), REPLY_TIMEOUT_MS);
    tab.postMessage({ open: address }, [port2]);
  });
}

/**
 * Shows a page of the site in the tab that was used last, or in a new one.
 *
 * @param scope address of the site, with a slash at its end
 * @param address path of the page in it, as the page has it: `/match/7`
 */
export async function openPage(tabs: Tabs, scope: string, address: string): Promise<void> {
  const url = scope + address.slice(1);
  const all = await tabs.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = all.find((one) => !isWall(one, scope));
  if (!tab) {
    await tabs.openWindow(url);
    return;
  }
  await tab.focus();
  if (!(await ask(tab, address))) await tab.navigate(url);
}
