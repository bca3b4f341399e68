import type { MailContent, MailParagraph } from './mail.ts';
import { mailTexts } from './mail-texts.ts';
import { wrapText } from './wrap-text.ts';

const columns = 72;
const blankLine = '\n\n';

/** The mail as a text: wrapped, with the code and the address on lines of their own. */
export function mailPlainText(content: MailContent): string {
  const {
    language,
    siteName,
    organiserName,
    heading,
    paragraphs,
    items = [],
    code,
    button,
    footnote,
    footLink,
  } = content;
  const wrap = (text: string): string => wrapText(text.trim(), columns);
  const parts = [
    wrap(siteName),
    wrap(heading),
    ...paragraphs.map((paragraph) => wrap(paragraphText(paragraph))),
    ...items.map(({ text, link }) => (link === undefined ? wrap(text) : `${wrap(text)}\n${link.url}`)),
    code === undefined ? undefined : `    ${code}`,
    button === undefined ? undefined : `${wrap(button.label)}\n${button.url}`,
    footnote === undefined ? undefined : wrap(footnote),
    footLink === undefined ? undefined : `${wrap(footLink.label)}\n${footLink.url}`,
    // The dashes and the blank are how mail programs know where the letter ends.
    ['-- ', ...[organiserName, mailTexts[language].sentBy(siteName)].filter(Boolean).map(wrap)].join('\n'),
  ];
  return `${parts.filter((part) => part !== undefined && part !== '').join(blankLine)}\n`;
}

export function paragraphText(paragraph: MailParagraph): string {
  return typeof paragraph === 'string' ? paragraph : `${paragraph.title}\n${paragraph.text}`;
}
