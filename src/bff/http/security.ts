import { createHash } from 'node:crypto';

/** Returns `'sha256-…'` of every inline script or style of a page. */
function inlineHashes(html: string, element: 'script' | 'style'): readonly string[] {
  return [...html.matchAll(new RegExp(`<${element}[^>]*>([^]*?)</${element}>`, 'g'))]
    .map(([, content = '']) => content)
    .filter((content) => content !== '')
    .map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

/**
 * Returns the policy of a page: only our own origin, and inline only the scripts and styles of the build.
 *
 * @param basePath path under which the pages are served
 * @param frameAncestors who may show it in a frame
 * @param frameSource what it may show in a frame
 */
export function contentSecurityPolicy(
  { html, basePath }: { readonly html: string; readonly basePath: string },
  frameAncestors = "'none'",
  frameSource = "'none'",
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineHashes(html, 'script')].join(' '),
    ["style-src 'self'", ...inlineHashes(html, 'style')].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frameSource}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors}`,
    // Pages use a single sink, the address of a worker (web/data/long/trusted-worker-url.ts).
    "require-trusted-types-for 'script'",
    'trusted-types touchline-worker',
    // Older browsers support only report-uri.
    `report-uri ${basePath}${REPORT_PATH}`,
    'report-to csp',
  ].join('; ');
}

export const REPORT_PATH = '/csp-report';

/** Policy of data, which are no document. A page's would be most of the bytes of a poll that brings a difference. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Policy of a picture opened as a document: it may only paint. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Of built files and pictures: anyone may use them, as embeds in sandboxes do, which have no origin. */
export const OPEN_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Returns the headers of every response. HSTS is left to the proxy that terminates TLS. */
export const securityHeaders = (basePath: string): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'reporting-endpoints': `csp="${basePath}${REPORT_PATH}"`,
});
