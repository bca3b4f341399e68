import { Hono } from 'hono';
import type { DemoProvider } from '#features/identity/server.ts';
import type { SiteServer } from '#features/site/server.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { Log } from '#server/log/log.ts';
import type { Mailbox } from '#server/mail/mailbox.ts';
import { createDemoProvider, createDemoProviderRoutes } from './identity-provider/demo-provider.ts';
import { createMailboxRoutes } from './mailbox/mailbox-routes.ts';
import { createNativeAppRoutes } from './native-app/native-app-routes.ts';
import { createStyleRoutes } from './page/tool-styles.ts';
import { createSandboxGateway, type SandboxGateway } from './sandbox-gateway/sandbox-gateway.ts';
import { buyForDemoMember, type CallSelf } from './world/demo-tickets.ts';

export { demoLines } from './world/demo-lines.ts';
export { hasRoomForDemo, keepDemoLive, prepareDemo } from './world/prepare-demo.ts';

export interface DemoServices {
  database: Database;
  clock: Clock;
  log: Log;
  /** Sends a request to this server itself: so the sandbox gateway is asked, and sends its webhooks. */
  callSelf: CallSelf;
}

export interface ToolServices {
  site: SiteServer;
  /** Undefined when a mail server sends the mails. */
  mailbox: Mailbox | undefined;
  contextOf(request: Request, native: unknown): RequestContext;
}

export interface Demo {
  identityProvider: DemoProvider;
  sandbox: SandboxGateway;
  /** Buys what a member of the demo world holds, once; for a server that answers calls. */
  buyTickets(): Promise<void>;
  /** The pages and calls of all tools, below `/dev/` of every host. */
  routes(services: ToolServices): Hono;
}

/** Opens what stands in for the outside world while somebody tries Hiroba out or works on it. */
export async function createDemo({ database, clock, log, callSelf }: DemoServices): Promise<Demo> {
  const identityProvider = createDemoProvider({ log });
  const sandbox = await createSandboxGateway({ database, clock, log, callSelf });
  return {
    identityProvider,
    sandbox,
    buyTickets: () => buyForDemoMember(callSelf),
    routes({ site, mailbox, contextOf }) {
      const routes = new Hono();
      routes.route('/', createStyleRoutes());
      routes.route('/', createDemoProviderRoutes(identityProvider, contextOf));
      routes.route('/', sandbox.routes(contextOf));
      routes.route('/', createNativeAppRoutes({ site, contextOf }));
      if (mailbox !== undefined) routes.route('/', createMailboxRoutes({ mailbox, contextOf }));
      return routes;
    },
  };
}
