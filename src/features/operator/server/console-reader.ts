import type { Hello } from '#kernel/realtime/protocol.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { Entered } from '#server/realtime/page-socket.ts';
import { enterSite, type EnteredSite } from './console-entrance.ts';
import { type Operator, readOperator, sessionHashOf } from './console-session.ts';
import { operatorRefusal } from './operator-refusal.ts';

/** Whoever has the console open at a site. */
export interface ConsoleReader {
  operator: Operator;
  site: EnteredSite;
  context: RequestContext;
}

export interface ConsoleReaders {
  /** Passes the doors of the console's calls; `hello` names the site. */
  enter(hello: Pick<Hello, 'portalId' | 'eventId'>, context: RequestContext): Promise<Entered<ConsoleReader>>;
  /** What the session of the context may do, as a text; undefined when it is over. */
  rightsOf(context: RequestContext): Promise<string | undefined>;
  /** The same reader with the rights of now; undefined when there are none any more. */
  renew(reader: ConsoleReader): Promise<ConsoleReader | undefined>;
}

/** No member has this number: readers of the console are operators. */
const noMember = 0;
const rightsIn = ({ grants }: Operator): string => JSON.stringify(grants);

export function createConsoleReaders(database: Database, { isDemo }: { isDemo: boolean }): ConsoleReaders {
  const read = async (context: RequestContext, siteKey: string): Promise<ConsoleReader | undefined> => {
    const operator = await readOperator(database, context);
    if (operator === undefined || (operator.isOfDemo && !isDemo)) return undefined;
    const site = await enterSite(database, operator, siteKey.replace('/', '-'));
    if (site === undefined || site.rights.size === 0) throw refuse('notFound');
    return { operator, site, context };
  };
  return {
    async enter({ portalId, eventId }, context) {
      if (context.hostSite.kind !== 'shared') throw refuse('notFound');
      const reader = await read(context, eventId === undefined ? `portal/${portalId}` : `event/${eventId}`);
      if (reader === undefined) throw operatorRefusal('notSignedIn');
      const sessionKey = sessionHashOf(context);
      const rights = rightsIn(reader.operator);
      return { visitor: reader, sessionKey, member: { memberId: noMember, sessionId: sessionKey, rights } };
    },
    async rightsOf(context) {
      const operator = await readOperator(database, context);
      return operator && rightsIn(operator);
    },
    async renew({ context, site }) {
      return read(context, site.siteKey).catch(() => undefined);
    },
  };
}
