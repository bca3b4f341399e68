/** React writes a preload for every picture that is not lazy before everything else. */
const leadingLinks = /^(?:<link [^>]*>)+/;
const wanted = /<link [^>]*fetchPriority="high"[^>]*>/i;

export interface LiftedPreload {
  /** The preload for the head; '' when there is none. */
  preload: string;
  body: string;
}

/** Takes them out of a rendered body. Only the first of high priority, the cover, is worth fetching before its place in the page is read. */
export function liftPreload(html: string): LiftedPreload {
  const links = leadingLinks.exec(html)?.[0] ?? '';
  return { preload: wanted.exec(links)?.[0] ?? '', body: html.slice(links.length) };
}
