import type { SiteServer } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import type { Mailing } from '#server/mail/mail.ts';
import type { SecretBox } from '#server/secret-box.ts';

export interface PayoutServices {
  database: Database;
  site: SiteServer;
  mail: Mailing;
  secrets: SecretBox;
  publicUrl: string | undefined;
}
