import { status } from '#kernel/status.ts';
import { isStatus } from '#web/api/call-error.ts';

/** An answer took longer than a gate waits. */
export class Late extends Error {}

const badGateway = 502;
const gatewayTimeout = 504;

/** No answer came, or one of a server that is not there. */
export function isLost(error: unknown): boolean {
  const lost = [status.networkError, status.timeout, badGateway, status.unavailable, gatewayTimeout];
  return error instanceof Late || isStatus(error, ...lost);
}
