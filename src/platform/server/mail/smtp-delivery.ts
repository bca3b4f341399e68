import nodemailer from 'nodemailer';
import type { Clock } from '#kernel/clock.ts';
import { htmlLang } from '#kernel/language.ts';
import { GiveUp } from '#server/jobs/job-kind.ts';
import { explainSmtpError } from './explain-smtp-error.ts';
import type { MailSender, SmtpServer } from './mail-settings.ts';
import type { MailAttachment, MailPicture, QueuedMail } from './mail.ts';

/** The time limits of each step with a mail server, and of the whole. */
interface SmtpPatience {
  connectMs: number;
  answerMs: number;
  wholeMs: number;
}

const usualPatience: SmtpPatience = { connectMs: 10_000, answerMs: 30_000, wholeMs: 50_000 };

export interface SmtpDeliverySettings {
  smtp: SmtpServer;
  from: MailSender;
  clock: Clock;
  patience?: SmtpPatience;
}

/** Hands one mail to the mail server; throws one clear sentence, and `GiveUp` when the server refused it for good. */
export function createSmtpDelivery(settings: SmtpDeliverySettings): (mail: QueuedMail) => Promise<void> {
  const { smtp, from, clock, patience = usualPatience } = settings;
  const transport = nodemailer.createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.isSecure,
    ...(smtp.auth === undefined ? {} : { auth: smtp.auth }),
    // A password never travels in the clear; a server on this machine may have a self-signed certificate.
    requireTLS: !smtp.isSecure && !smtp.isLocal && smtp.auth !== undefined,
    ignoreTLS: smtp.isLocal,
    connectionTimeout: patience.connectMs,
    greetingTimeout: patience.connectMs,
    dnsTimeout: patience.connectMs,
    socketTimeout: patience.answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.indexOf('@') + 1);

  return async (mail) => {
    try {
      await transport.sendMail({
        from: { name: mail.fromName ?? from.name, address: from.address },
        to: { name: mail.toName ?? '', address: mail.to },
        ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: [...(mail.attachments ?? []).map(attachedAs), ...(mail.pictures ?? []).map(shownAs)],
        date: new Date(clock()),
        // Each attempt has this id, so that a server whose answer was lost recognises the mail.
        messageId: `<${mail.mailId}@${domain}>`,
        headers: {
          'Content-Language': htmlLang[mail.language],
          // Keeps holiday notices from answering (RFC 3834).
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...(mail.unsubscribe === undefined
            ? {}
            : {
                'List-Unsubscribe': `<${mail.unsubscribe}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }),
        },
        xMailer: false,
        signal: AbortSignal.timeout(patience.wholeMs),
      });
    } catch (error) {
      const { message, isFinal } = explainSmtpError(
        error instanceof Error ? error : { message: String(error) },
        smtp.place,
      );
      // The cause is left out: it may repeat the text of the mail.
      throw isFinal ? new GiveUp(message) : new Error(message);
    }
  };
}

function attachedAs({ name, type, text }: MailAttachment) {
  return { filename: name, contentType: type, content: text };
}

function shownAs({ contentId, name, type, base64 }: MailPicture) {
  const picture = { filename: name, contentType: type, content: base64, encoding: 'base64' };
  return { ...picture, cid: contentId, contentDisposition: 'inline' } as const;
}
