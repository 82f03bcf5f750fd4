import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';
import { basePath } from '#web/settings/base-path.ts';

/**
 * The library's `BrowserRouter`, rebuilt from its parts: the original is in one module with forms and fetchers, which
 * bundlers cannot remove and which would add an eighth to our code in the first view.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen((step) => startTransition(() => setState(step))), [history]);
  return (
    <Router basename={basePath} location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
