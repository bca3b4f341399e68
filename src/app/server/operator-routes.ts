import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { RequestContext } from '#server/http/request-context.ts';
import { headOfRequest } from '#server/http/request-head.ts';
import { isFromThisMachine } from '#server/http/this-machine.ts';
import type { Metrics } from './metrics/metrics.ts';
import { readinessAnswer, type ReadinessServices } from './readiness-answer.ts';

interface OperatorServices extends ReadinessServices {
  version: string;
  metrics: Metrics;
  /** Opens /metrics to whoever sends it; undefined: only programs of this machine read it. */
  metricsToken: string | undefined;
  trustProxy: boolean;
  contextOf(request: Request, native: unknown): RequestContext;
}

/** What whoever runs the server looks at: /healthz, /readyz and /metrics. */
export function createOperatorRoutes(services: OperatorServices): Hono {
  const { version, metrics, metricsToken, trustProxy, contextOf } = services;
  const routes = new Hono();
  const mayRead = (request: Request, native: unknown): boolean => {
    const head = headOfRequest(request, native);
    const { clientAddress } = contextOf(request, native);
    if (isFromThisMachine(head, { clientAddress, trustProxy })) return true;
    const given = /^Bearer (\S+)$/i.exec(head.header('authorization') ?? '')?.[1];
    return metricsToken !== undefined && given !== undefined && isSame(given, metricsToken);
  };

  routes.get('/healthz', (c) => c.json({ status: 'ok', version }));
  routes.get('/readyz', async (c) => {
    const { isReady, body } = await readinessAnswer(services);
    return c.json(body, isReady ? 200 : 503);
  });
  routes.get('/metrics', async (c) => {
    if (!mayRead(c.req.raw, c.env)) {
      return c.text('Unauthorized', 401, { 'www-authenticate': 'Bearer', 'cache-control': 'no-store' });
    }
    return new Response(await metrics.text(), { headers: { 'content-type': 'text/plain; version=0.0.4' } });
  });
  return routes;
}

/** Takes the same time however much of it is right. */
function isSame(given: string, right: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}
