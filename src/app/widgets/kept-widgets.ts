import type { Instant } from '#kernel/clock.ts';

/** No page may be older, and periods begin and end at whole minutes: none does within these. */
const keptMs = 15_000;
const pagesMax = 100;

export interface KeptWidgets<Html> {
  /** The HTML of a widget, made only if its data changed. */
  of(contentId: number, data: string, make: () => Html): Html;
}

/**
 * What widgets looked like. Many visitors ask for the same home in other headers, and each of them gets a page of its
 * own made. A widget's HTML follows from what the page carries for the browser and from the clock; where these are the
 * same, nobody can see a difference.
 */
export function createKeptWidgets<Html>(): (page: string, facts: string, now: Instant) => KeptWidgets<Html> {
  const pages = new Map<string, { facts: string; kept: Map<number, { data: string; html: Html }> }>();
  let moment = 0;
  return (page, facts, now) => {
    const own = Math.floor(now / keptMs);
    if (own !== moment || pages.size > pagesMax) pages.clear();
    moment = own;
    const known = pages.get(page);
    const kept = known?.facts === facts ? known.kept : new Map<number, { data: string; html: Html }>();
    pages.set(page, { facts, kept });
    return {
      of(contentId, data, make) {
        const last = kept.get(contentId);
        if (last?.data === data) return last.html;
        const html = make();
        kept.set(contentId, { data, html });
        return html;
      },
    };
  };
}
