import type { SiteServer } from '#features/site/server.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Mailing } from '#server/mail/mail.ts';
import type { OpenIdConnect } from './openid-connect.ts';

export interface IdentityServices {
  database: Database;
  site: SiteServer;
  mail: Mailing;
  openId: OpenIdConnect;
}

/** The provider that a server in demo mode brings along; spoken to in process. */
export interface DemoProvider {
  /** Its issuer for visitors who see this origin. */
  issuer(origin: string): string;
  client(): Promise<{ clientId: string; clientSecret: string }>;
  fetch(request: Request): Promise<Response>;
}

export interface OpenIdSettings {
  clock: Clock;
  /** Undefined: not in demo mode. */
  demo: DemoProvider | undefined;
  /** The network; tests give another one. */
  fetch?: (address: string, request: RequestInit) => Promise<Response>;
}
