import type { IncomingMessage } from 'node:http';
import { subProtocol } from '#kernel/realtime/protocol.ts';
import { status } from '#kernel/status.ts';
import type { RequestContext } from '#server/http/request-context.ts';

const misdirected = 421;

/**
 * The status with which an upgrade is refused. A browser names the page that asks, but sends no request for permission
 * before. So only a page of the host itself may have a socket.
 */
export function refusedUpgrade(
  request: IncomingMessage,
  { host }: Pick<RequestContext, 'host'>,
  { isServedHost, path }: { isServedHost: boolean; path: string },
): number | undefined {
  const { headers, url = '' } = request;
  if (!isServedHost) return misdirected;
  if (url.split('?')[0] !== path) return status.notFound;
  if (hostOfOrigin(headers.origin) !== host || host === '') return status.forbidden;
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim());
  return offered.includes(subProtocol) ? undefined : status.badRequest;
}

function hostOfOrigin(origin: string | undefined): string | undefined {
  const isWritten = origin !== undefined && /^https?:\/\//.test(origin) && URL.canParse(origin);
  return isWritten ? new URL(origin).host : undefined;
}
