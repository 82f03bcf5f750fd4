import { createHash } from 'node:crypto';

/** `'sha256-…'` of every inline script or style in a page: the build inlines what the first picture needs. */
function inlineHashes(html: string, element: 'script' | 'style'): readonly string[] {
  return [...html.matchAll(new RegExp(`<${element}[^>]*>([^]*?)</${element}>`, 'g'))]
    .map(([, content = '']) => content)
    .filter((content) => content !== '')
    .map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

/** The policy of a page: everything from here, and inline only the scripts and styles that it was built with. */
export function contentSecurityPolicy(html: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineHashes(html, 'script')].join(' '),
    ["style-src 'self'", ...inlineHashes(html, 'style')].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // The one sink that pages use is the address of a worker (web/queries/long/trusted-worker-url.ts).
    "require-trusted-types-for 'script'",
    'trusted-types touchline-worker',
    // Older browsers know report-uri alone.
    `report-uri ${REPORT_PATH}`,
    'report-to csp',
  ].join('; ');
}

/** Where browsers report what the policy of a page has stopped. */
export const REPORT_PATH = '/csp-report';

/** A picture is a document of its own when it is opened by its address: it may paint and nothing else. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Sent with every answer whatever its status. TLS is the business of what stands in front, and so is HSTS. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'reporting-endpoints': `csp="${REPORT_PATH}"`,
};
