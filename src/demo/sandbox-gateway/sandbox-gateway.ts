import { Hono } from 'hono';
import type { PaymentGateway } from '#features/payment/server.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { Log } from '#server/log/log.ts';
import { sandboxPath } from './present-charge.ts';
import { createSandboxApi } from './sandbox-api.ts';
import { expireCharges } from './sandbox-charges.ts';
import { createSandboxClient, type SandboxAccess } from './sandbox-client.ts';
import { sandboxKeys } from './sandbox-keys.ts';
import { createSandboxPages } from './sandbox-pages.ts';
import { sandboxDatabase } from './sandbox-tables.ts';
import { deliverWebhooks, nextWebhookAt, type WebhookSender } from './sandbox-webhooks.ts';
import { signWebhook } from './webhook-signature.ts';

export interface SandboxServices {
  database: Database;
  clock: Clock;
  log: Log;
  /** Sends a request to this server itself: the sandbox is asked there, and sends its webhooks there. */
  callSelf: SandboxAccess['fetch'];
}

export interface SandboxGateway {
  /** Below /dev/pay of every host. */
  routes(contextOf: (request: Request, native: unknown) => RequestContext): Hono;
  /** What `client` needs: its path, its key and the secret of its webhooks. */
  access: SandboxAccess;
  /** The sandbox as one of this server's payment gateways. */
  client: PaymentGateway;
  /** From now on the sandbox sends its webhooks without being asked. */
  start(): void;
  stop(): Promise<void>;
  /** Sends the webhooks that are due and answers how many were accepted. Tests call it, as they never call `start`. */
  deliver(): Promise<number>;
}

const webhookPath = '/payments/webhook/sandbox';
const patienceMs = 10_000;
/** A webhook waits this long, so that the answer goes first. */
const soonMs = 50;
/** How often the sandbox looks for webhooks that other processes left, and for charges that have expired. */
const lookMs = 30_000;

/** The payment gateway of the demo: it has real HTTP, tables and pages of its own, and signed webhooks (docs/payments.md). */
export async function createSandboxGateway(services: SandboxServices): Promise<SandboxGateway> {
  const { clock, log, callSelf } = services;
  const database = sandboxDatabase(services.database);
  const keys = await sandboxKeys(database);
  const sender: WebhookSender = {
    database,
    clock,
    log,
    async tell(body) {
      const signature = signWebhook(body, keys.webhook, clock());
      const response = await callSelf(webhookPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
        body,
        signal: AbortSignal.timeout(patienceMs),
      });
      await response.arrayBuffer();
      return response.status === 200;
    },
  };

  let isStarted = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const plan = (delayMs: number): void => {
    if (!isStarted) return;
    clearTimeout(timer);
    timer = setTimeout(look, delayMs);
  };
  const deliver = async (): Promise<number> => {
    await expireCharges(database, clock());
    return deliverWebhooks(sender);
  };
  const look = (): void => {
    running = running
      .then(deliver)
      .then(() => nextWebhookAt(database))
      .then((next) => plan(Math.min(lookMs, Math.max(soonMs, (next ?? Infinity) - clock()))))
      .catch((error: unknown) => {
        log.error('The sandbox could not look for webhooks.', { error });
        plan(lookMs);
      });
  };

  const api = createSandboxApi({
    database,
    keys,
    clock,
    log,
    tellNow: async (chargeId) => void (await deliverWebhooks(sender, chargeId)),
    tellSoon: () => plan(soonMs),
  });
  const access = { path: sandboxPath, apiKey: keys.api, webhookSecret: keys.webhook, fetch: callSelf };
  return {
    access,
    client: createSandboxClient(access, clock),
    routes(contextOf) {
      const routes = new Hono();
      routes.route('/', createSandboxPages({ database, clock, contextOf, tellSoon: () => plan(soonMs) }));
      routes.route('/', api);
      return routes;
    },
    start() {
      isStarted = true;
      plan(soonMs);
    },
    async stop() {
      isStarted = false;
      clearTimeout(timer);
      await running;
    },
    deliver,
  };
}
