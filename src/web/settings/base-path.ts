/** What the server says of its address. It also answers at its own port, without the path. */
const base = globalThis.document?.documentElement.dataset['base'] ?? '';

/** Path under which the site is open, without a slash at its end: `/touchline`; empty at the root of the origin. */
export const basePath = globalThis.location?.pathname.concat('/').startsWith(base.concat('/')) ? base : '';

/** Returns what a browser requests for a path of ours: `/touchline/img/teams/80` for `/img/teams/80`. */
export const fullPath = (path: string): string => basePath + path;

/** Returns an address of ours as pages know it, without the path under which the site is open. */
export const ownUrl = (href: string): URL =>
  new URL(href.replace(location.origin + fullPath('/'), location.origin.concat('/')));
