import type { IncomingMessage } from 'node:http';
import { isRecord } from '#kernel/is-record.ts';

/** The parts of a request above its body, over HTTP or in process. */
export interface RequestHead {
  method: string;
  /** As sent, beginning with the slash. */
  path: string;
  /** Without its question mark; '' when the address has none. */
  query: string;
  /** Host name and port of the request; '' when it names none. */
  host: string;
  /** The address of the other end of the connection; '' without one. */
  remoteAddress: string;
  header(name: string): string | undefined;
}

export function headOfRequest(request: Request, native: unknown): RequestHead {
  const { pathname, search, host } = new URL(request.url);
  const { incoming } = isRecord(native) ? native : {};
  const { socket } = isRecord(incoming) ? incoming : {};
  const { remoteAddress } = isRecord(socket) ? socket : {};
  return {
    method: request.method,
    path: pathname,
    query: search.slice(1),
    host,
    remoteAddress: typeof remoteAddress === 'string' ? remoteAddress : '',
    header: (name) => request.headers.get(name) ?? undefined,
  };
}

export function headOfIncoming({ method = '', url = '', headers, socket }: IncomingMessage): RequestHead {
  const end = url.indexOf('?');
  return {
    method,
    path: end < 0 ? url : url.slice(0, end),
    query: end < 0 ? '' : url.slice(end + 1),
    host: headers.host ?? '',
    remoteAddress: socket.remoteAddress ?? '',
    header(name) {
      const value = headers[name.toLowerCase()];
      return Array.isArray(value) ? value.join(', ') : value;
    },
  };
}
