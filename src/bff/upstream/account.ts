/** How the data service is reached. Made by `readUpstream`, or by run/ for the embedded service. */
export interface UpstreamAccount {
  /** `{base_url}` of the spec: the requests go to `<url>/v2.2/<route>/`. */
  readonly url: string;
  readonly user: string;
  readonly token: string;
  /** Whose answers these are: our own service's, which is fast and free, or an account's, which is neither. */
  readonly mode: 'embedded' | 'real';
  /** Seconds between two looks at what is in play, real mode only; default 30. */
  readonly liveEvery?: number;
  /** Where pictures come from, if not from the usual place. */
  readonly picturesUrl?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** `http://` would show the token to everybody on the way, except on this very machine. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

function readUrl(text: string, problems: string[]): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    problems.push('UPSTREAM_URL must be an address that begins with https://.');
  } else if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    problems.push('UPSTREAM_URL holds more than an address: put the account into USERNAME and TOKEN.');
  } else if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    problems.push('UPSTREAM_URL must begin with https:// unless the data service is on this machine.');
  }
  return url === null ? '' : `${url.origin}${url.pathname}`.replace(/\/+(v2\.2\/*)?$/, '');
}

/**
 * Reads `UPSTREAM_URL`, and only if it is set `USERNAME` and `TOKEN` (the spec's names; some systems set
 * USERNAME themselves) and `LIVE_EVERY`. Null: the embedded service is meant. A problem names the variable,
 * never its value.
 */
export function readUpstream(environment: Environment, problems: string[]): UpstreamAccount | null {
  const address = environment['UPSTREAM_URL']?.trim() ?? '';
  // A recording is replayed by run/: it needs no account.
  if (address === '' || address.startsWith('file:')) return null;
  const url = readUrl(address, problems);
  const user = environment['USERNAME'] ?? '';
  const token = environment['TOKEN'] ?? '';
  if (user === '') problems.push('USERNAME is missing: UPSTREAM_URL needs the name of your account.');
  if (token === '') problems.push('TOKEN is missing: UPSTREAM_URL needs the token of your account.');
  const liveEvery = Number(environment['LIVE_EVERY'] || 30);
  if (!Number.isInteger(liveEvery) || liveEvery < 5 || liveEvery > 3600) {
    problems.push('LIVE_EVERY must be a whole number of seconds from 5 to 3600.');
  }
  return { url, user, token, mode: 'real', liveEvery };
}
