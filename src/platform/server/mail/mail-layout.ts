import type { MailLayout } from './mail.ts';
import { mailHtml } from './mail-html.ts';
import { mailPlainText } from './mail-plain-text.ts';

/**
 * The two forms of a mail: HTML of tables and inline styles, as mail programs want it, for phones first, light and
 * dark; and a text that reads as well. Throws when a link's address is not one of http or https.
 */
export const mailLayout: MailLayout = (content) => {
  const links = [content.button, content.footLink, ...(content.items ?? []).map(({ link }) => link)];
  if (links.some((link) => link !== undefined && !isWebAddress(link.url))) {
    throw new Error('A link of a mail leads to an address of http or https.');
  }
  return { text: mailPlainText(content), html: mailHtml(content) };
};

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:\/\/[^\s<>"]+$/i.test(url);
}
