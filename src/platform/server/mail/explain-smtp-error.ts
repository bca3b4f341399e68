/** The fields of nodemailer's errors that are read here. */
export interface SmtpError {
  message: string;
  code?: string | undefined;
  originalCode?: string | undefined;
  command?: string | undefined;
  response?: string | undefined;
  responseCode?: number | undefined;
  rejectedErrors?: SmtpError[] | undefined;
}

export interface SmtpProblem {
  /** One sentence for the log. Addresses, links and long numbers of the mail are never in it. */
  message: string;
  /** The server will say the same to the same mail again. */
  isFinal: boolean;
}

/** Why a mail server did not take a mail, and whether trying again could help. */
export function explainSmtpError(error: SmtpError, place: string): SmtpProblem {
  const reason = error.rejectedErrors?.[0] ?? error;
  const said = answerOf(reason);
  const server = `The mail server ${place}`;
  switch (error.code ?? '') {
    case 'EENVELOPE':
      // Without an answer the server was not asked: it does not support the address.
      if (reason.responseCode === undefined)
        return { message: `${server} does not support the address.`, isFinal: true };
      // About the sender, so about MAIL_FROM, which the operator can mend.
      if (/^(MAIL FROM|AUTH)/i.test(reason.command ?? '')) {
        return { message: `${server} refused the sender of MAIL_FROM: ${said}.`, isFinal: false };
      }
      return { message: `${server} refused the address: ${said}.`, isFinal: isPermanent(reason.responseCode) };
    case 'EMESSAGE':
      return { message: `${server} refused the mail: ${said}.`, isFinal: isPermanent(reason.responseCode) };
    case 'EAUTH':
    case 'ENOAUTH':
      return { message: `${server} refused the user or the password of SMTP_URL.`, isFinal: false };
    case 'ETLS':
      return { message: `${server} offers no connection that is safe (TLS): ${said}.`, isFinal: false };
    case 'EDNS':
      return { message: `${server} cannot be reached: its host name is unknown.`, isFinal: false };
    case 'ETIMEDOUT':
    case 'EABORT':
      return { message: `${server} does not answer in time.`, isFinal: false };
    default:
      return { message: `${server} cannot be used: ${connectionReason(reason) ?? said}.`, isFinal: false };
  }
}

/** 5xx is final, except 503, which is about the connection and not about the mail (RFC 5321, 4.2.1). */
function isPermanent(responseCode: number | undefined): boolean {
  return responseCode !== undefined && responseCode >= 500 && responseCode !== 503;
}

function connectionReason({ code, originalCode, message }: SmtpError): string | undefined {
  const reasons: Record<string, string> = {
    ECONNREFUSED: 'nothing is listening there',
    ECONNRESET: 'it closed the connection',
    EPIPE: 'it closed the connection',
    EHOSTUNREACH: 'there is no way to it',
    ENETUNREACH: 'there is no way to it',
  };
  const known = Object.keys(reasons).find((name) => originalCode === name || code === name || message.includes(name));
  return known && reasons[known];
}

const lengthMax = 160;

/** The server's own words, without parts of the mail: filters repeat links, others the address. */
function answerOf({ response, message }: SmtpError): string {
  const words = (response ?? message)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(/\S*:\/\/\S*/g, '(link)')
    .replaceAll(/[^\s<>()]+@[^\s<>()]+/g, '(address)')
    .replaceAll(/\d{4,}/g, '(number)')
    .trim();
  return words.slice(0, lengthMax).replace(/\.$/, '');
}
