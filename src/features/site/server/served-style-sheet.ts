import { cleanStyleSheet } from '#server/html/clean-style-sheet.ts';
import type { PublishedSite } from './site-store.ts';

type Document = Pick<PublishedSite, 'document'>['document'];

const cleaned = new WeakMap<Document, string>();

/**
 * The organiser's style sheet as browsers get it below a base: never its own bytes. What an earlier release published and
 * this one refuses is left out.
 */
export function servedStyleSheet(document: Document, base: string): string | undefined {
  const { styleSheet } = document.webSetting;
  if (styleSheet === undefined) return undefined;
  const css = cleaned.get(document) ?? cleanStyleSheet(styleSheet).css;
  cleaned.set(document, css);
  // Stored with paths below the base, as pictures are.
  return css.replaceAll('url(/media/', `url(${base}/media/`).replaceAll('"/media/', `"${base}/media/`);
}
