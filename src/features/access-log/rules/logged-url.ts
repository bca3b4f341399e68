const urlMax = 500;
/** Query parameters that open something to anyone who reads them must not be in a log. */
const secrets = /^(token|extoken|key|code|state|passcode|password|access[-_]?token|refresh[-_]?token|consoleuser)$/i;

/** An address for the log: without its hash, and without secrets in its query or in a report's path. */
export function loggedUrl(href: string): string {
  const [address = '', query] = (href.split('#')[0] as string).split('?', 2);
  const path = address.replace(
    /(\/users\/)(?!mypage\/)[^/]+(?=\/report$)|(\/users\/mypage\/)[^/]+(?=\/report-edit$)/,
    '$1$2-',
  );
  const kept = (query ?? '').split('&').filter((pair) => pair !== '' && !secrets.test(pair.split('=')[0] as string));
  return (kept.length === 0 ? path : `${path}?${kept.join('&')}`).slice(0, urlMax);
}
