/** No cache keeps and no search engine finds what the tools answer: much of it is meant for one person. */
export const privateHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** The headers of a page that no other page frames and that loads the style sheet alone, and whatever `more` allows. */
export function pageHeaders(...more: readonly string[]): Record<string, string> {
  const policy = ["default-src 'none'", "style-src 'self'", ...more, "base-uri 'none'", "frame-ancestors 'none'"];
  return {
    ...privateHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
  };
}
