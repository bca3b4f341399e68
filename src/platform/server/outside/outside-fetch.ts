import { lookup as lookUp, type LookupAddress } from 'node:dns';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as requestByTls, type RequestOptions } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isNearHost, isPublicAddress } from './public-address.ts';

export type Fetch = (address: string, request: RequestInit) => Promise<Response>;

interface OutsideNetwork {
  /** Hosts by name that may be near: the operator of this server has named them. */
  nearHosts?: readonly string[];
  lookup?: typeof lookUp;
  request?: (options: RequestOptions, done: (answer: IncomingMessage) => void) => ClientRequest;
}

/** What services tell of themselves is far smaller. */
const answerMaxBytes = 1024 * 1024;
const patienceMs = 10_000;
const withoutBody = new Set([204, 205, 304]);

/**
 * Calls an address that somebody typed. It goes to the internet alone, by https, to one of the addresses that were
 * looked up and judged, whatever the name means a moment later; it follows no redirect, and reads 1 MB at most.
 */
export function createOutsideFetch({
  nearHosts = [],
  lookup = lookUp,
  request: send = requestByTls,
}: OutsideNetwork = {}): Fetch {
  return async (address, init) => {
    const { url, method, headers, body, signal } = new Request(address, init);
    const { protocol, hostname, port, pathname, search } = new URL(url);
    const mayBeNear = nearHosts.includes(hostname);
    if (protocol !== 'https:' || (!mayBeNear && isNearHost(hostname))) {
      throw new TypeError(`Nothing is called at ${protocol}//${hostname}.`);
    }
    const sent = Buffer.from(await new Response(body).arrayBuffer());
    const options: RequestOptions = {
      hostname: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? 443 : Number(port),
      path: pathname + search,
      method,
      headers: { ...Object.fromEntries(headers), 'accept-encoding': 'identity' },
      lookup: mayBeNear ? lookup : publicOnly(lookup),
      // A connection of its own: one that is kept would be used again without a look at where it leads.
      agent: false,
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      send(options, resolve).on('error', reject).end(sent);
    });
    return responseOf(answer);
  };
}

/** A look-up that fails if one of the addresses is not public. The connection goes to what it gives. */
function publicOnly(lookup: typeof lookUp): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error: Error | null, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      if (error !== null) done(error, []);
      else if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
        done(new TypeError(`${hostname} is a name of no machine on the internet.`), []);
      } else if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

async function responseOf(answer: IncomingMessage): Promise<Response> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > answerMaxBytes) {
      answer.destroy();
      throw new TypeError('The answer is too large.');
    }
    chunks.push(chunk);
  }
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const status = answer.statusCode ?? 0;
  return new Response(withoutBody.has(status) ? null : Buffer.concat(chunks), { status, headers });
}
