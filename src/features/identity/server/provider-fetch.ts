import { isLoopback } from '#features/site/rules/identity-issuer.ts';

type Fetch = (address: string, request: RequestInit) => Promise<Response>;

/** Metadata, tokens and user information of a provider are far smaller. */
const answerMaxBytes = 1024 * 1024;

/**
 * The requests to one provider. They go to the issuer and to the addresses that its metadata names. They use https and
 * never go to this machine, or by number to a machine of this network, unless the issuer itself is here.
 */
export function providerFetch(issuer: string, send: Fetch): Fetch {
  return async (address, request) => {
    const { protocol, hostname } = new URL(address);
    if (!isLoopback(issuer) && (protocol !== 'https:' || isNear(hostname))) {
      throw new TypeError(`A provider may not send us to ${protocol}//${hostname}.`);
    }
    const response = await send(address, { ...request, redirect: 'manual' });
    return bounded(response);
  };
}

/** This machine, or an address of a local network or a cloud's own services, written as a number. */
export function isNear(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    /^(?=[\d.]+$)(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(host) ||
    // IPv6: this machine, unique local, link-local, and IPv4 written as IPv6.
    /^(?:::|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/.test(host)
  );
}

async function bounded(response: Response): Promise<Response> {
  const reader = response.body?.getReader();
  if (reader === undefined) return response;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > answerMaxBytes) {
      await reader.cancel();
      throw new TypeError('The answer of a provider is too large.');
    }
    chunks.push(value);
  }
  const { status, statusText, headers } = response;
  return new Response(Buffer.concat(chunks), { status, statusText, headers });
}
