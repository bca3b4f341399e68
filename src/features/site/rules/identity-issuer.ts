/** The provider that this server brings along in demo mode; in the place of an issuer's address. */
export const demoIssuer = 'demo';

const address = /^(https?):\/\/([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(:\d{1,5})?(\/[^\s?#\\]*)?$/;
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * An issuer as OpenID Connect wants it: an https address without query and hash. Only this machine, where nobody
 * listens in, may be called by http.
 */
export function isIssuer(issuer: string): boolean {
  if (issuer === demoIssuer) return true;
  const [, protocol, host = ''] = address.exec(issuer) ?? [];
  return protocol === 'https' || (protocol === 'http' && loopback.includes(host));
}

export function isLoopback(issuer: string): boolean {
  return loopback.includes(address.exec(issuer)?.[2] ?? '');
}
