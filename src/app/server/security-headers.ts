/** No inline script and no inline style: everything the pages need is a file of this host. */
export function contentSecurityPolicy({ logHost, isDevelopment }: { logHost: string; isDevelopment: boolean }): string {
  const inline = isDevelopment ? " 'unsafe-inline'" : '';
  const sockets = isDevelopment ? ' ws:' : '';
  return [
    "default-src 'self'",
    `script-src 'self'${inline}`,
    `style-src 'self'${inline}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${logHost === '' ? '' : ` ${logHost}`}${sockets}`,
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

export const commonSecurityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};
