/**
 * The headers that every answer of this server sends to browsers. No page of another site gets an answer as a picture or
 * a script of its own; files that are meant for that say so themselves.
 */
const commonSecurityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // Addresses of pages have tokens in them; a proxy or a log host has no need of them.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};

/** A host that was reached by https is not asked by http for a year; hosts below it are not ours to speak for. */
const byHttps: Readonly<Record<string, string>> = {
  ...commonSecurityHeaders,
  'strict-transport-security': 'max-age=31536000',
};

/** The security headers of one answer: `protocol` is http or https, as the visitor sees it. */
export function securityHeadersFor({ protocol }: { protocol: string }): Readonly<Record<string, string>> {
  return protocol === 'https' ? byHttps : commonSecurityHeaders;
}

/** Gives an answer those that it does not have; what it says itself counts. */
export function completeHeaders(response: Response, context: { protocol: string }): Response {
  for (const [name, value] of Object.entries(securityHeadersFor(context))) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}
