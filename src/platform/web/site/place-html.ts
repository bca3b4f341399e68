import { plainText, unescapeText } from '#kernel/plain-text.ts';
import { truncateByWidth } from '#kernel/text-width.ts';
import { assetHref, type PageContext } from './page-context.ts';
import { organiserHref } from './site-link.tsx';

const link = /(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)(?=")/g;
const picture = /(<img\b[^>]*?\ssrc=")(\/media\/[^"]*)(?=")/g;

/**
 * An organiser's HTML at the place where it is shown: a path inside the site gets the base and the scope of the
 * visitor's address, a stored picture the base. The sanitiser writes every attribute in double quotes.
 */
export function placeHtml(context: Omit<PageContext, 'init'>, html: string): string {
  const place = (path: string): string =>
    path.startsWith('/media/') ? assetHref(context.hostSite, path) : organiserHref(context, path);
  return html
    .replace(link, (_, before: string, path: string) => before + escapeText(place(unescapeText(path))))
    .replace(picture, (_, before: string, path: string) => before + assetHref(context.hostSite, path));
}

/** A description of the HTML: its paragraphs, without headings, lists and tables as long as there are any. */
export function leadOf(html: string, columns: number): string {
  const paragraphs = [...html.matchAll(/<p\b[^>]*>.*?<\/p>/gs)].map(([paragraph]) => paragraph).join('');
  return truncateByWidth(plainText(paragraphs) || plainText(html), columns);
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => signs[sign]!);
}
