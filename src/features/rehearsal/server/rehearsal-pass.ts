import { operatorMay } from '#features/operator/server.ts';
import type { VisitorPorts } from '#features/site/server.ts';
import { readCookie } from '#kernel/cookie.ts';
import type { Database } from '#server/database/database.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { hashSecret } from '#server/secret-token.ts';

type Queries = Pick<Database, 'kysely'>;
type Sent = Pick<RequestContext, 'protocol' | 'header'>;

/** Browsers take `__Host-` only over https. A mail leads back to the rehearsal, so another site may lead there. */
const nameOf = ({ protocol }: Pick<Sent, 'protocol'>): string =>
  protocol === 'https' ? '__Host-hiroba-rehearsal' : 'hiroba-rehearsal';

/** The cookie that shows a rehearsal to the browser of its maker. */
export function passCookie(sent: Sent, pass: string, seconds: number): string {
  const secure = sent.protocol === 'https' ? '; Secure' : '';
  return `${nameOf(sent)}=${pass}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The pass that a browser sends, whatever it is worth. */
export function passIn(sent: Sent): string | undefined {
  return readCookie(sent.header('cookie') ?? '', nameOf(sent));
}

/** Lets the maker of a rehearsal in as long as it lasts and they may change the event. */
export function createMayRehearse(database: Queries): NonNullable<VisitorPorts['mayRehearse']> {
  return async ({ siteKey }, context) => {
    const pass = context.rehearsalPass ?? passIn(context);
    if (pass === undefined) return false;
    const found = await database.kysely
      .selectFrom('rehearsal')
      .select(['rehearsal_of', 'operator_id'])
      .where('site_key', '=', siteKey)
      .where('pass_hash', '=', hashSecret(pass))
      .where('expires_at', '>', new Date(context.arrivedAt ?? context.now))
      .executeTakeFirst();
    return found !== undefined && operatorMay(database, found.operator_id, found.rehearsal_of, 'edit');
  };
}
