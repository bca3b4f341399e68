import type { LocalizedText } from '#kernel/localized-text.ts';
import { sanitizeOrganiserHtml } from './sanitize-organiser-html.ts';

const known = new WeakMap<LocalizedText, Map<string, string>>();

/**
 * A document's HTML in one language, safe to show. It was sanitised when it was stored; this holds as well for what
 * came into the database in another way. The sanitised text is kept as long as the document itself.
 */
export function safeHtml(text: LocalizedText | undefined, say: (text: LocalizedText) => string): string {
  if (text === undefined) return '';
  const html = say(text);
  let spoken = known.get(text);
  if (spoken === undefined) known.set(text, (spoken = new Map<string, string>()));
  let safe = spoken.get(html);
  if (safe === undefined) spoken.set(html, (safe = sanitizeOrganiserHtml(html)));
  return safe;
}
