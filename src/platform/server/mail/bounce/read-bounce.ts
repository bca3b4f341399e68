/** What a mail says that comes back: a mail of this server did not arrive, for good. */
export interface Bounce {
  /** The id of the mail that was sent. */
  mailId: string;
  /** `5.1.1` */
  status: string;
  /** What the mail server of the reader said, in one line. */
  said: string;
}

const lengthMax = 160;
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/**
 * Reads a report of a delivery that failed for good (RFC 3464): its status, and the `Message-ID` of the mail that comes
 * back with it. Undefined for any other mail, also for one that is still being tried.
 */
export function readBounce(message: string): Bounce | undefined {
  const text = message.replaceAll('\r\n', '\n');
  if (!/^content-type:\s*(?:multipart\/report|message\/delivery-status)/im.test(text)) return undefined;
  if (!/^action:\s*failed\b/im.test(text)) return undefined;
  const status = /^status:\s*(5\.\d{1,3}\.\d{1,3})/im.exec(text)?.[1];
  // The report has an id of its own before that of the mail.
  const mailId = [...text.matchAll(new RegExp(`^message-id:\\s*<(${uuid})@`, 'gim'))].at(-1)?.[1];
  if (status === undefined || mailId === undefined) return undefined;
  const said = /^diagnostic-code:\s*[^;\n]*;\s*([^\n]*(?:\n[ \t][^\n]*)*)/im.exec(text)?.[1] ?? '';
  return { mailId: mailId.toLowerCase(), status, said: plainWords(said) };
}

/** Without addresses and links of the mail: it is kept for its sender. */
function plainWords(said: string): string {
  return said
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(/\S*:\/\/\S*/g, '(link)')
    .replaceAll(/[^\s<>()]+@[^\s<>()]+/g, '(address)')
    .trim()
    .slice(0, lengthMax);
}
