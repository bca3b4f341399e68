import type { LanguageCode } from '#kernel/language.ts';
import { textWidth } from '#kernel/text-width.ts';
import type { MailContent, MailFact, MailPart, MailSums } from './mail.ts';
import { mailTexts } from './mail-texts.ts';
import { wrapText } from './wrap-text.ts';

const columns = 72;
/** Amounts end here, so that a phone shows them beside their words. */
const sumColumns = 40;
const blankLine = '\n\n';

/** The mail as a text: wrapped, with the code and the address on lines of their own. */
export function mailPlainText(content: MailContent): string {
  const {
    language,
    siteName,
    organiserName,
    replyTo,
    contact = '',
    heading,
    paragraphs,
    items = [],
    code,
    button,
  } = content;
  const { details = [], footnote, footLink } = content;
  const wrap = (text: string): string => wrapText(text.trim(), columns);
  const said = (part: MailPart): string =>
    typeof part !== 'string' && 'sums' in part ? sumsText(part) : wrap(partText(part, language));
  const blocks = [
    wrap(siteName),
    wrap(heading),
    ...paragraphs.map(said),
    ...items.flatMap(({ title, parts, link }) => [
      `■ ${wrap(title)}`,
      ...parts.map(said),
      link === undefined ? undefined : `${wrap(link.label)}\n${link.url}`,
    ]),
    code === undefined ? undefined : `    ${code}`,
    button === undefined ? undefined : `${wrap(button.label)}\n${button.url}`,
    ...details.map(said),
    footnote === undefined ? undefined : wrap(footnote),
    footLink === undefined ? undefined : `${wrap(footLink.label)}\n${footLink.url}`,
    // The dashes and the blank are how mail programs know where the letter ends.
    [
      '-- ',
      ...[organiserName, mailTexts[language].sentBy(siteName), replyTo === undefined ? mailTexts[language].unread : '']
        .filter(Boolean)
        .map(wrap),
      ...(contact === '' ? [] : [mailTexts[language].contact(contact)]),
    ].join('\n'),
  ];
  return `${blocks.filter((part) => part !== undefined && part !== '').join(blankLine)}\n`;
}

/** A part of a mail in lines, without columns. */
export function partText(part: MailPart, language: LanguageCode): string {
  const { fact } = mailTexts[language];
  if (typeof part === 'string') return part;
  if ('command' in part) return part.command;
  if ('letter' in part) return part.letter;
  if ('pass' in part) return [part.pass.code.alt, ...part.pass.notes].join('\n');
  if ('facts' in part) return [part.title, ...part.facts.map((one) => fact(...one))].filter(Boolean).join('\n');
  if (!('sums' in part)) return `${part.title}\n${part.text}`;
  const rows = part.sums.map(({ label, notes = [], amount }) =>
    [amount === undefined ? label : fact(label, amount), ...notes].join('\n'),
  );
  return [...rows, ...(part.total === undefined ? [] : [fact(...part.total)])].join('\n');
}

function sumsText({ sums, total }: MailSums): string {
  const rows = sums.map(({ label, notes = [], amount }) =>
    [
      amount === undefined ? wrapText(label, columns) : inColumns([label, amount]),
      ...notes.map((note) => `  ${wrapText(note, columns - 2).replaceAll('\n', '\n  ')}`),
    ].join('\n'),
  );
  return [...rows, ...(total === undefined ? [] : ['-'.repeat(sumColumns), inColumns(total)])].join('\n');
}

/** The amount ends where the others end: beside the last line of its words, or below it where there is no room. */
function inColumns([label, amount]: MailFact): string {
  // The long minus is as wide as a letter or as two, depending on the font.
  const said = amount.replace('−', '-');
  const words = wrapText(label, sumColumns).split('\n');
  const gap = sumColumns - textWidth(words.at(-1)!) - textWidth(said);
  return gap > 1 ? words.join('\n') + ' '.repeat(gap) + said : [...words, said.padStart(sumColumns)].join('\n');
}
