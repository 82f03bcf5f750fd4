import { createBffApp } from '#bff/http/bff-app.ts';
import { firstScreensRoute } from '#bff/http/first-screens-route.ts';
import { LANGUAGES } from '#contract/locales.ts';
import { ODDS_PAGES } from '#contract/pages.ts';
import type { Site } from '#contract/site.ts';
import { UNKNOWN_ALLOWANCE } from './account/account-allowance.ts';
import { smallPlan } from './account/small-plan.ts';
import type { Bff, BffOptions } from './bff.ts';
import { logoRoute } from './brand/logo-route.ts';
import { scheduleUnref } from './cache/watch.ts';
import { createCachedService } from './cached-service.ts';
import { createCompetitionNames } from './competition-names.ts';
import { DEFAULT_CLIENT_LIMITS } from './config/clients.ts';
import type { MetricsAddress, StatusAccess } from './config/config.ts';
import { basePathOf } from './config/public-url.ts';
import type { PushConfig } from './config/push.ts';
import { readTemplates } from './desk/read-templates.ts';
import { createEmbedAnswers } from './embed/embed-answers.ts';
import { createEmbedPages } from './embed/embed-pages.ts';
import { nothingFound } from './failure.ts';
import { feedRoutes } from './feeds/feed-routes.ts';
import type { Fleet } from './fleet/fleet.ts';
import { createSharedWallRecords } from './fleet/shared-wall-records.ts';
import { apiRoute } from './http/api-route.ts';
import { deskRoute } from './http/desk-route.ts';
import { healthRoutes } from './http/health-routes.ts';
import { listen } from './http/listen.ts';
import { manifestRoute } from './http/manifest-route.ts';
import { namesRoute } from './http/names-route.ts';
import { createOperatorAccess } from './http/operator-access.ts';
import { pageRoutes } from './http/page-routes.ts';
import { type PageShell, readEarlyTags, readShell } from './http/page-shell.ts';
import { pictureRoute } from './http/picture-route.ts';
import { policyReportRoute } from './http/policy-report-route.ts';
import { pushRoute } from './http/push-route.ts';
import { readScreens, screenRoutes } from './http/screen-routes.ts';
import { contentSecurityPolicy } from './http/security.ts';
import { securityTextRoute } from './http/security-text-route.ts';
import { statusRoute } from './http/status-route.ts';
import { wallRoutes } from './http/wall-routes.ts';
import { startMetricsServer } from './metrics-server.ts';
import { oembedRoute } from './preview/oembed-route.ts';
import { createPreviewPages } from './preview/preview-pages.ts';
import { createPreviewRecords } from './preview/preview-records.ts';
import { previewRoute } from './preview/preview-route.ts';
import { openPush } from './push/open-push.ts';
import { createMemoryRecords } from './wall/wall-records.ts';
import { createWallRelay, type WallRelay } from './wall/wall-relay.ts';
import { canRunWebhooks, openWebhooks } from './webhooks/open-webhooks.ts';
import { createPoster } from './webhooks/post.ts';

const NO_METRICS: MetricsAddress = { host: '127.0.0.1', port: 0 };
const NO_PUSH: PushConfig = { isNewsOn: true, keys: null, ownHosts: [], ntfy: null };
const processNow = () => performance.timeOrigin + performance.now();
const OPEN_STATUS: StatusAccess = { enabled: true, operatorKey: null };

/** Returns a relay of this process, or of its fleet, whose processes have their clocks in common. */
function createRelay(fleet: Fleet | null, elapsed: () => number): WallRelay {
  if (fleet === null) return createWallRelay(elapsed);
  const now = () => performance.timeOrigin + elapsed();
  return createWallRelay(now, createSharedWallRecords(fleet, createMemoryRecords(now)));
}

/**
 * Starts the proxy between browsers and the data service. Throws an `Error` whose message is a sentence for the
 * operator if the port is not available or the pages are not built.
 */
export async function createBff(options: BffOptions): Promise<Bff> {
  const { clock, host, port, webRoot, dev, hasOdds = true, elapsed = () => performance.now() } = options;
  const { clients = DEFAULT_CLIENT_LIMITS, status = OPEN_STATUS, metrics: address = NO_METRICS } = options;
  const { oddsCare = {}, operatorName = null, operatorContact = null, isInvented = false } = options;
  const { brand = null, webhooks = [], push: pushConfig = NO_PUSH, schedule = scheduleUnref } = options;
  const { languages = LANGUAGES } = options;
  const siteName = brand?.name ?? 'Touchline';
  const { deskTemplates = null, realNow = processNow } = options;
  const service = createCachedService({ ...options, walls: () => relay.counts() });
  const relay = createRelay(service.fleet, elapsed);
  const { answers, log, metrics, state } = service;

  const site: Site = {
    operator: operatorName,
    contact: operatorContact,
    liveSeconds: service.liveSeconds,
    invented: isInvented ? { plan: smallPlan() } : null,
  };
  const basePath = basePathOf(clients.publicUrl);
  const features = { hasOdds, oddsCare, hasStatusPage: status.enabled, site, basePath, brand, languages };
  const shell = webRoot === null ? null : await readShell(webRoot, features);
  const policy = dev ? null : contentSecurityPolicy(shell ?? { html: '', basePath });
  const { app, drain, rates } = createBffApp({
    policy,
    clock,
    elapsed,
    schedule,
    clients,
    languages,
    log,
    onResponse: (operation, code) => metrics?.onResponse(operation, code),
  });
  apiRoute(app, answers, clock, hasOdds, (operation) => metrics?.onDifference(operation));
  firstScreensRoute(app, answers, clock);
  const names = createCompetitionNames(answers, clock);
  namesRoute(app, names, clock);
  feedRoutes(app, answers, { names, clock, elapsed, publicUrl: clients.publicUrl, hasOdds });
  await deskRoute(app, readTemplates(deskTemplates, log));
  pictureRoute(app, service.pictures, elapsed);
  healthRoutes(app, answers, drain, service.eventLoop);
  policyReportRoute(app, rates, log, (directive) => metrics?.onPolicyReport(directive));
  if (operatorContact !== null)
    securityTextRoute(app, {
      contact: operatorContact,
      publicUrl: clients.publicUrl,
      realNow,
    });
  const access = createOperatorAccess(status.enabled ? status.operatorKey : null, rates);
  wallRoutes(app, {
    relay,
    rates,
    access,
    publicUrl: clients.publicUrl,
    host,
    onCommand: (type) => metrics?.onWallCommand(type),
    onRefusal: (code) => metrics?.onWallRefusal(code),
  });
  const pages = options.pages.filter(
    (page) => (status.enabled || page !== '/status') && (hasOdds || !ODDS_PAGES.includes(page)),
  );
  if (webRoot !== null && shell) {
    const records = createPreviewRecords(answers, names, elapsed, schedule);
    previewRoute(app);
    if (clients.publicUrl !== null) oembedRoute(app, records, clients.publicUrl, siteName, log);
    if (brand) logoRoute(app, brand);
    await manifestRoute(app, brand, webRoot);
    const previews = createPreviewPages(
      shell,
      languages,
      await readEarlyTags(webRoot, shell),
      records,
      clients.publicUrl,
      siteName,
      log,
    );
    const createEmbeds = (embedShell: PageShell) =>
      createEmbedPages(
        embedShell,
        createEmbedAnswers(answers),
        names,
        clock,
        { isInvented, basePath, siteName },
        log,
      );
    screenRoutes(app, await readScreens(webRoot, features, clients, createEmbeds), clock);
    await pageRoutes(app, webRoot, shell, previews, pages, clients.frameOrigins, clock);
  } else if (dev) {
    const middleware = await dev(app);
    app.setNotFoundHandler((request, reply) => {
      reply.hijack();
      middleware(request.raw, reply.raw);
    });
  } else {
    app.setNotFoundHandler(() => {
      throw nothingFound();
    });
  }
  const poster = createPoster(options.upstream.proxy ?? null);
  const news = {
    ...{ answers, clock, realNow, schedule, log },
    allowance: options.allowance ?? UNKNOWN_ALLOWANCE,
    liveSeconds: service.liveSeconds,
    publicUrl: clients.publicUrl,
    poster,
  };
  const { state: pushState, push } = openPush({
    ...news,
    config: pushConfig,
    stateDir: options.pushStateDir ?? null,
    proxy: options.upstream.proxy ?? null,
    operatorContact,
    hasOdds,
    fleet: service.fleet,
    onEnd: (outcome) => metrics?.onPush(outcome),
  });
  pushRoute(app, {
    state: pushState,
    push,
    ownHosts: pushConfig.ownHosts,
    rates,
    publicUrl: clients.publicUrl,
    host,
  });
  const hasWebhooks = webhooks.length > 0 && canRunWebhooks({ ...news, isNewsOn: pushConfig.isNewsOn });
  const readNews = () => {
    const { obstacle, topics, requestsPerHour } = pushState();
    return {
      push: obstacle,
      topics: topics.obstacle,
      subscriptions: push && !push.isSender ? null : (push?.count ?? 0),
      webhooks: hasWebhooks ? webhooks.length : 0,
      requestsPerHour,
    };
  };
  if (status.enabled) statusRoute(app, state, access, relay, readNews, options.upstream.mode === 'embedded');
  let endWebhooks = async () => {};
  app.addHook('onClose', async () => {
    await endWebhooks();
    await push?.close();
    await poster.close();
    await service.close();
  });
  await service.ready;
  await push?.ready;
  const boundAddress = await listen(app, host, port);
  endWebhooks = openWebhooks({
    ...news,
    webhooks,
    isNewsOn: pushConfig.isNewsOn,
    stateDir: options.stateDir ?? null,
    fleet: service.fleet,
    onEnd: (webhook, outcome) => metrics?.onWebhook(webhook, outcome),
  });
  const closeMetrics = metrics ? await startMetricsServer(address, metrics.text, log) : async () => {};
  return {
    app,
    metricsAddress: boundAddress,
    get account() {
      return state.read(true).account;
    },
    setCredentials: service.setCredentials,
    reloadCredentials: service.reloadCredentials,
    onUpstreamDown: answers.onUpstreamDown,
    onUpstreamReady: service.onUpstreamReady,
    async close({ drainMs = 0 } = {}) {
      await drain.run(drainMs);
      await closeMetrics();
    },
  };
}
