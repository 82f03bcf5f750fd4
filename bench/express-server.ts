/** Express with http-proxy-middleware, and apicache if ordered: what a small proxy is usually made of; for `peers.ts`. */

import type { AddressInfo } from 'node:net';
import apicache from 'apicache';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

export interface ExpressOrders {
  readonly originPort: number;
  readonly hasCache: boolean;
}

process.once('message', ({ originPort, hasCache }: ExpressOrders) => {
  const app = express();
  if (hasCache) app.use(apicache.middleware('1 hour'));
  const target = `http://127.0.0.1:${originPort}`;
  app.use(createProxyMiddleware({ target }));
  const server = app.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit(0));
