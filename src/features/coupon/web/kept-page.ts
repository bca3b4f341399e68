/** The page that was shown last of each list in this document, by its content. Only effects write, so a server has none. */
const pages = new Map<number, number>();

/** What the address asks for; without a page in it, the one that this list was left at (COUPON-003). */
export function withKeptPage(query: URLSearchParams, contentId: number): URLSearchParams {
  const kept = pages.get(contentId);
  return query.has('page') || kept === undefined ? query : new URLSearchParams({ page: String(kept) });
}

export function keepPage(contentId: number, page: number): void {
  pages.set(contentId, page);
}
