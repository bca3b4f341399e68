import { csvRows } from '#kernel/csv-rows.ts';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';

/** Whoever gets tickets, as a list names them. */
export interface ListedRecipient {
  name: { last_name: string; first_name: string; last_name_kana: string; first_name_kana: string };
  mail: string;
  number: number;
}

export type RecipientProblem = 'mailMissing' | 'wrongMail' | 'twice' | 'wrongNumber' | 'tooMany';

interface RecipientFault {
  /** Its line in what was pasted, from 1 on. */
  line: number;
  text: string;
  problem: RecipientProblem;
}

export interface ReadRecipients {
  recipients: ListedRecipient[];
  faults: RecipientFault[];
  tickets: number;
}

export const recipientsMax = 2_000;
export const ticketsOfRecipientMax = 100;

/**
 * Recipients that somebody pasted or read from a CSV: a line for each, with cells between commas or tabs. What a cell is
 * follows from what is in it: the address has an @, a number is how many tickets, and the others are the name, in one
 * cell or two, with its kana behind. A first line without an address names the columns.
 */
export function readRecipients(text: string): ReadRecipients {
  const lines = csvRows(text, text.includes('\t') ? ['\t'] : [',', '、']);
  const recipients: ListedRecipient[] = [];
  const faults: RecipientFault[] = [];
  const seen = new Set<string>();
  for (const [at, { line, cells }] of lines.entries()) {
    const found = readLine(cells);
    if (at === 0 && lines.length > 1 && found.mail === '' && !cells.some((cell) => /\d/.test(cell))) continue;
    const problem =
      recipients.length >= recipientsMax
        ? 'tooMany'
        : (problemOf(found) ?? (seen.has(found.mail.toLowerCase()) ? 'twice' : undefined));
    seen.add(found.mail.toLowerCase());
    if (problem === undefined) recipients.push({ ...found, number: found.number ?? 1 });
    else faults.push({ line, text: cells.filter(Boolean).join(', '), problem });
    if (problem === 'tooMany') break;
  }
  return { recipients, faults, tickets: recipients.reduce((sum, { number }) => sum + number, 0) };
}

type Found = Omit<ListedRecipient, 'number'> & { number: number | undefined };

function readLine(cells: readonly string[]): Found {
  const plain = cells.map((cell) => cell.normalize('NFKC').trim());
  const at = plain.findIndex((cell) => cell.includes('@'));
  const numberAt = plain.findIndex((cell) => /^[+-]?\d+([.,]\d+)?$/.test(cell));
  const names = cells
    .map((cell) => cell.normalize('NFC').trim())
    .filter((cell, place) => cell !== '' && place !== at && place !== numberAt);
  const [family = '', given = '', familyKana = '', givenKana = ''] = names.length === 1 ? splitName(names[0]!) : names;
  return {
    name: { last_name: family, first_name: given, last_name_kana: familyKana, first_name_kana: givenKana },
    mail: at < 0 ? '' : readMailAddress(plain[at]!),
    number: numberAt < 0 ? undefined : Number(plain[numberAt]!.replace(',', '.')),
  };
}

/** 山田 花子 in one cell: the family name comes first. */
function splitName(name: string): string[] {
  const [family = '', ...given] = name.split(/\s+/u);
  return [family, given.join(' ')];
}

function problemOf({ mail, number }: Found): RecipientProblem | undefined {
  if (mail === '') return 'mailMissing';
  if (mailAddressProblem(mail) !== undefined) return 'wrongMail';
  const isNumber = number === undefined || (Number.isInteger(number) && number >= 1 && number <= ticketsOfRecipientMax);
  return isNumber ? undefined : 'wrongNumber';
}
