import { KICK_OFF } from '#contract/testing/sample.ts';
import { fakeServer, type Respond } from './fake-server.ts';
import { pageRoutes } from './page-routes.tsx';
import { renderPage, settle } from './render-page.tsx';

/**
 * Opens the page at an address, waits until it is drawn, and returns its requests.
 *
 * @param worldTime epoch seconds
 */
export async function openPage(address: string, respond: Respond, worldTime = KICK_OFF) {
  const requests = fakeServer(respond, worldTime);
  renderPage(pageRoutes, address);
  await settle();
  return requests;
}
