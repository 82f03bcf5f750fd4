import type { FastifyInstance } from 'fastify';
import { Failure } from '#bff/failure.ts';
import type { Log } from '#bff/log.ts';
import type { RequestRates } from './request-rate.ts';
import { REPORT_PATH } from './security.ts';

const REPORT_TYPES = ['application/csp-report', 'application/reports+json'];
const MAX_REPORTS = 10;
const REPORTS_WINDOW_MS = 60_000;
/** Kinds of violations that are logged; further kinds are only counted. */
const MAX_LOGGED_VIOLATIONS = 100;
/** Directives logged by name, since anyone can send a report with any text. */
const DIRECTIVES: ReadonlySet<unknown> = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

interface Violation {
  /** `other` for unknown or missing directives. */
  readonly directive: string;
  /** A keyword such as `inline` or `eval`, or an origin; never a path. */
  readonly blocked: string;
}

function blockedOrigin(value: unknown): string {
  if (typeof value !== 'string') return 'unknown';
  if (/^[a-z-]{1,40}$/.test(value)) return value;
  return URL.canParse(value) ? new URL(value).origin.slice(0, 100) : 'unknown';
}

/** Reads the violation from a `report-uri` body or from one report of the Reporting API. */
function readViolation(report: unknown): Violation {
  const fields = (report ?? {}) as Record<string, unknown>;
  const body = (fields['csp-report'] ?? fields['body'] ?? {}) as Record<string, unknown>;
  const directive = body['effective-directive'] ?? body['effectiveDirective'] ?? body['violated-directive'];
  return {
    directive: DIRECTIVES.has(directive) ? String(directive) : 'other',
    blocked: blockedOrigin(body['blocked-uri'] ?? body['blockedURL']),
  };
}

/**
 * Serves `POST /csp-report`, where browsers report violations of the content security policy. Each kind of violation is
 * logged once, all are counted.
 */
export function policyReportRoute(
  app: FastifyInstance,
  rates: RequestRates,
  log: Log,
  onReport: (directive: string) => void,
): void {
  const rate = rates.create(MAX_REPORTS, REPORTS_WINDOW_MS);
  const loggedKinds = new Set<string>();

  app.addContentTypeParser(REPORT_TYPES, { parseAs: 'string' }, (_, body, done) => {
    try {
      done(null, JSON.parse(body.toString()));
    } catch {
      done(new Failure('bad_parameter', 'request', { message: 'The report is not JSON. Send JSON.' }));
    }
  });

  app.post(REPORT_PATH, { config: { limit: 'page', takesBody: true } }, async (request, reply) => {
    request.operation = 'csp_report';
    const retryAfterMs = rate.take(request);
    if (retryAfterMs > 0) throw new Failure('too_many_requests', 'client_limit', { retryAfterMs });
    for (const report of Array.isArray(request.body) ? request.body : [request.body]) {
      const violation = readViolation(report);
      onReport(violation.directive);
      const kind = `${violation.directive} ${violation.blocked}`;
      if (loggedKinds.has(kind) || loggedKinds.size >= MAX_LOGGED_VIOLATIONS) continue;
      loggedKinds.add(kind);
      log('warn', 'content security policy violated', { ...violation, request: request.id });
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
