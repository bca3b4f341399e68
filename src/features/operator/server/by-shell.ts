import type { Instant } from '#kernel/clock.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { shellName } from '../rules/shell-name.ts';

interface ByShell {
  operator: { operatorId: null; name: string };
  context: Pick<RequestContext, 'requestId' | 'now'>;
}

/** Whoever has the shell may do everything: the log and the histories name the command, as they name an operator. */
export function byShell(command: string, now: Instant): ByShell {
  const name = shellName(command);
  return { operator: { operatorId: null, name }, context: { requestId: name, now } };
}
