import { randomUUID } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { JobKindRules } from '#server/jobs/job-kind.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { toItsMaker } from './rehearsed-mail.ts';
import { isMailAddress, oneLine } from './mail-address.ts';
import { mailJob, manyMailsJob } from './mail-jobs.ts';
import type { MailSettings } from './mail-settings.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import type { Mailing, QueuedMail } from './mail.ts';
import { mailSubject } from './mail-subject.ts';
import { endTrace, traceMail } from './mail-traces.ts';
import { queuedMailSchema } from './queued-mail.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';

export interface MailingServices extends MailSettings {
  database: Database;
  jobs: Jobs;
  clock: Clock;
}

export interface Mailings extends Mailing {
  /** The mailbox for all mails; undefined when there is a mail server. */
  mailbox: Mailbox | undefined;
}

/**
 * Sends mails through the queue of jobs. The database holds the text of a mail until it is sent, or given up after two
 * hours of attempts or a final refusal. A given-up mail stays for a month, so that it can be sent again; one with a code
 * stays without its text, because the code has ended.
 */
export function createMailing({ smtp, from, database, jobs, clock }: MailingServices): Mailings {
  const mailbox = createMailbox(database.kysely, clock);
  const deliver = smtp === undefined ? mailbox.keep : createSmtpDelivery({ smtp, from, clock });
  const send = async (mail: QueuedMail): Promise<void> => {
    await deliver(mail);
    // It went out: it is not sent again because that could not be noted.
    await endTrace(database.kysely, mail, { now: clock(), failed: null }).catch(() => undefined);
  };
  const rules: Partial<JobKindRules<QueuedMail>> = {
    parked: (mail, failed) => endTrace(database.kysely, mail, { now: clock(), failed }),
    keepParked(mail) {
      const { mailId, to, language, kind, holdsCode } = mail;
      return holdsCode ? { mailId, to, language, kind, holdsCode } : mail;
    },
  };
  const single = jobs.define(mailJob, queuedMailSchema, send, { ...rules, atOnce: 3 });
  const ofMany = jobs.define(manyMailsJob, queuedMailSchema, send, { ...rules, atOnce: 2 });
  return {
    mailbox: smtp === undefined ? mailbox : undefined,
    async send(given, { tx } = {}) {
      const mail = given.rehearsal === undefined ? given : toItsMaker(given, given.rehearsal);
      if (!isMailAddress(mail.to) || (mail.replyTo !== undefined && !isMailAddress(mail.replyTo)))
        throw new Error('No mail can be sent to an address like this.');
      const queued: QueuedMail = {
        ...mail,
        mailId: given.mailId ?? randomUUID(),
        ...(mail.toName === undefined ? {} : { toName: oneLine(mail.toName) }),
        ...(mail.fromName === undefined ? {} : { fromName: oneLine(mail.fromName) }),
        subject: mailSubject(mail.subject, mail.fromName),
      };
      // A rehearsal is about nothing that stays.
      if (mail.rehearsal === undefined) await traceMail(tx ?? database.kysely, queued, clock());
      await (mail.isOfMany === true ? ofMany : single).send(queued, { ...(tx && { tx }) });
    },
  };
}
