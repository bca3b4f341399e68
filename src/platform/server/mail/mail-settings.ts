import { StartupProblem } from '#server/database/startup-problem.ts';
import { isMailAddress, oneLine } from './mail-address.ts';

export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte (smtps). */
  isSecure: boolean;
  /** On this very machine, where nobody listens in and certificates are home-made. */
  isLocal: boolean;
  auth: { user: string; pass: string } | undefined;
  /** For messages: where it is, without the password. */
  place: string;
}

export interface MailSender {
  name: string;
  address: string;
}

export interface MailSettings {
  /** Without one, mails go to the embedded mailbox. */
  smtp: SmtpServer | undefined;
  from: MailSender;
  /** Where a mailbox keeps the reports of mails that came back. */
  bounces?: string;
}

const embeddedSender: MailSender = { name: 'Hiroba', address: 'hiroba@mailbox.invalid' };

type Environment = Readonly<Record<string, string | undefined>>;

/** SMTP_URL, MAIL_FROM and HIROBA_BOUNCES; a wrong one gives one clear sentence, without the password. */
export function readMailSettings(environment: Environment): MailSettings {
  const bounces = environment['HIROBA_BOUNCES'] || undefined;
  return { ...readSending(environment), ...(bounces !== undefined && { bounces }) };
}

function readSending(environment: Environment): Pick<MailSettings, 'smtp' | 'from'> {
  const url = environment['SMTP_URL'] || undefined;
  const from = environment['MAIL_FROM'] || undefined;
  const sender = from === undefined ? undefined : parseSender(from);
  if (url === undefined) return { smtp: undefined, from: sender ?? embeddedSender };
  if (sender === undefined) {
    throw new StartupProblem(
      'SMTP_URL needs MAIL_FROM, the sender of the mails: MAIL_FROM="Hiroba <noreply@example.jp>".',
    );
  }
  return { smtp: parseSmtpUrl(url), from: sender };
}

function parseSender(text: string): MailSender {
  const [, name = '', bracketed] = /^(.*)<([^<>]+)>\s*$/.exec(text) ?? [];
  const address = (bracketed ?? text).trim();
  if (!isMailAddress(address)) {
    throw new StartupProblem(
      `MAIL_FROM must be an address such as "Hiroba <noreply@example.jp>", but it is "${oneLine(text)}".`,
    );
  }
  return { name: oneLine(name.trim().replace(/^"(.*)"$/, '$1')), address };
}

export function parseSmtpUrl(text: string): SmtpServer {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSecure = url?.protocol === 'smtps:';
  const isPlain =
    url !== undefined && url.hostname !== '' && /^\/?$/.test(url.pathname) && url.search + url.hash === '';
  if (!isPlain || !(isSecure || url.protocol === 'smtp:')) {
    throw new StartupProblem('SMTP_URL is not an address like smtp://user:password@smtp.example.jp:587 or smtps://….');
  }
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const port = url.port === '' ? (isSecure ? 465 : 587) : Number(url.port);
  const auth = { user: decoded(url.username), pass: decoded(url.password) };
  if ((auth.user === '') !== (auth.pass === '')) {
    throw new StartupProblem('SMTP_URL has a user or a password, but not both.');
  }
  return {
    host,
    port,
    isSecure,
    isLocal: /^(localhost|127\.\d+\.\d+\.\d+|::1)$/i.test(host),
    auth: auth.user === '' ? undefined : auth,
    place: `${host.includes(':') ? `[${host}]` : host}:${port}`,
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new StartupProblem('SMTP_URL has a % that is not part of a code: write it as %25.');
  }
}
