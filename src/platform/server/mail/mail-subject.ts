import { truncateByWidth } from '#kernel/text-width.ts';
import { oneLine } from './mail-address.ts';

/** Half-width columns. A list of mails on a phone shows about fifty. */
const nameColumns = 48;
const subjectColumns = 320;

/** A subject as it is sent: one line, in which a long name of the sender leaves room for what happened. */
export function mailSubject(subject: string, fromName = ''): string {
  const name = oneLine(fromName);
  const said =
    name === '' ? oneLine(subject) : oneLine(subject).replace(name, () => truncateByWidth(name, nameColumns));
  return truncateByWidth(said, subjectColumns);
}
