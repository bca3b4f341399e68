import type { Instant } from '#kernel/clock.ts';

/** No page may be older, and periods begin and end at whole minutes: none does within these. */
const momentMs = 15_000;
const pagesMax = 100;

interface Kept<Html> {
  data: string;
  /** Undefined: the HTML is the same at any time. */
  moment: number | undefined;
  html: Html;
}

/** Makes the HTML of a widget; it asks for the time by the parameter, if it needs it. */
export type MakeWidget<Html> = (now: () => Instant) => Html;

export interface KeptWidgets<Html> {
  of(contentId: number, data: string, make: MakeWidget<Html>): Html;
}

/**
 * What widgets looked like. A home is made again every few seconds, for each kind of headers, and mostly nothing has
 * changed. A widget's HTML follows from what the page carries for the browser, and from the clock if the widget reads it;
 * where these are the same, nobody can see a difference.
 */
export function createKeptWidgets<Html>(): (page: string, facts: string, now: Instant) => KeptWidgets<Html> {
  const pages = new Map<string, { facts: string; kept: Map<number, Kept<Html>> }>();
  return (page, facts, now) => {
    const moment = Math.floor(now / momentMs);
    const known = pages.get(page);
    const kept = known?.facts === facts ? known.kept : new Map<number, Kept<Html>>();
    // The pages that were asked for last are kept.
    pages.delete(page);
    pages.set(page, { facts, kept });
    for (const oldest of pages.keys()) {
      if (pages.size <= pagesMax) break;
      pages.delete(oldest);
    }
    return {
      of(contentId, data, make) {
        const last = kept.get(contentId);
        if (last?.data === data && (last.moment === undefined || last.moment === moment)) return last.html;
        let readsClock = false;
        const html = make(() => {
          readsClock = true;
          return now;
        });
        kept.set(contentId, { data, moment: readsClock ? moment : undefined, html });
        return html;
      },
    };
  };
}
