import type { SiteServer } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import type { Mailing } from '#server/mail/mail.ts';
import type { OpenIdConnect } from './openid-connect.ts';

export interface IdentityServices {
  database: Database;
  site: SiteServer;
  mail: Mailing;
  /** The public address of this server, for the links of mails. */
  publicUrl: string | undefined;
  openId: OpenIdConnect;
}
