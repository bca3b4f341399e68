import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { shellName } from '../rules/shell-name.ts';
import { noteLook } from './operator-log.ts';

interface ByShell {
  operator: { operatorId: null; name: string };
  context: Pick<RequestContext, 'requestId' | 'now'>;
}

/** Whoever has the shell may do everything: the log and the histories name the command, as they name an operator. */
export function byShell(command: string, now: Instant): ByShell {
  const name = shellName(command);
  return { operator: { operatorId: null, name }, context: { requestId: name, now } };
}

interface LookByShell {
  command: string;
  /** Without one: of the whole installation. */
  siteKey?: string;
  what: string;
  now: Instant;
  details?: Readonly<Record<string, number>>;
}

/** Notes that a command shows personal data, before it shows them. */
export async function noteLookByShell(
  { kysely }: Pick<Database, 'kysely'>,
  { command, now, ...look }: LookByShell,
): Promise<void> {
  const { operator, context } = byShell(command, now);
  await noteLook(kysely, context, { operator, ...look });
}
