/** The value of a cookie in a Cookie header or `document.cookie`; a value that cannot be decoded counts as absent. */
export function readCookie(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at < 0 || pair.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(at + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** As `document.cookie` and the header Set-Cookie take it. The whole host shares it; without a lifetime it ends with the session. */
export function writeCookie(
  name: string,
  value: string,
  lifetimeSeconds: number | undefined,
  isSecure: boolean,
): string {
  const lifetime = lifetimeSeconds === undefined ? '' : `; Max-Age=${lifetimeSeconds}`;
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Path=/${lifetime}; SameSite=Lax${secure}`;
}
