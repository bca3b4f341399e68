export interface PageHosts {
  logHost: string;
  /** The host where browsers make tokens of cards, when it is not this server. */
  gatewayHost?: string | undefined;
  isDevelopment: boolean;
}

/** No inline script and no inline style: everything the pages need is a file of this host. */
export function contentSecurityPolicy({ logHost, isDevelopment, gatewayHost }: PageHosts): string {
  const inline = isDevelopment ? " 'unsafe-inline'" : '';
  const connected = [logHost, gatewayHost ?? '', isDevelopment ? 'ws:' : ''].filter((one) => one !== '');
  return [
    "default-src 'self'",
    `script-src 'self'${inline}`,
    `style-src 'self'${inline}`,
    // No other host: with a style sheet that hides and shows, a picture that is fetched tells what a page says.
    // Pictures of a chat are read with the headers of a call.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connected].join(' '),
    "worker-src 'self'",
    // hls.js puts the pieces of a live stream together in an address of this page.
    "media-src 'self' blob:",
    'frame-src https://www.youtube-nocookie.com https://players.brightcove.net',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The console shows pages of this host in frames, and no page shows the console in one. */
export function consoleContentSecurityPolicy({ isDevelopment }: Pick<PageHosts, 'isDevelopment'>): string {
  const inline = isDevelopment ? " 'unsafe-inline'" : '';
  return [
    "default-src 'self'",
    `script-src 'self'${inline}`,
    `style-src 'self'${inline}`,
    "img-src 'self' data: blob:",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Of a page that its maker alone sees. */
export const rehearsalHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

/** Of a page whose address is a secret: a shared report. */
export const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};
