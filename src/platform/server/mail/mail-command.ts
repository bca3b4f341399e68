import type { Instant } from '#kernel/clock.ts';
import { formatNormal } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { noteBounces } from '#server/mail/bounce/note-bounces.ts';
import { listParkedMails, type ParkedMail, retryParkedMails } from '#server/mail/parked-mails.ts';
import {
  type Command,
  type CommandContext,
  CommandProblem,
  readId,
  takeFlag,
  takeOption,
} from '#server/command/command.ts';
import { withDatabase } from '#server/command/with-database.ts';

export interface MailCommandPorts {
  /** Notes that somebody looks at whom mails were for. */
  noteLook(database: Database, look: { command: string; what: string; now: Instant }): Promise<void>;
}

/** Mails that were given up: their list, and another try. */
export const mailCommand = (ports: MailCommandPorts): Command => ({
  name: 'mail',
  usage: '[--addresses] | --retry <number> | --retry-all | --bounced <file or folder>',
  summary:
    'Lists the mails that were given up, with hidden addresses unless --addresses; --retry sends one again, --retry-all all; --bounced notes the mails whose reports came back',
  least: 0,
  most: 2,
  shows: 'people',
  async run(args, context) {
    const { flagged: withAddresses, rest: afterAddresses } = takeFlag(args, '--addresses');
    const { flagged: isForAll, rest: afterAll } = takeFlag(afterAddresses, '--retry-all');
    const { value: number, rest: afterRetry } = takeOption(afterAll, '--retry');
    const { value: reports, rest } = takeOption(afterRetry, '--bounced');
    const asked = [withAddresses, isForAll, number !== undefined, reports !== undefined].filter(Boolean).length;
    if (rest.length > 0 || asked > 1)
      throw new CommandProblem('Say one of --addresses, --retry <number>, --retry-all, --bounced <file or folder>.');
    await withDatabase(context, async (database) => {
      if (reports !== undefined) {
        const read = await noteBounces(database, reports, context.now());
        if (read === undefined) throw new CommandProblem(`There is no file or folder ${reports}.`);
        return sayBounces(read, context);
      }
      const mails = await listParkedMails(database);
      if (number === undefined && !isForAll) {
        // The first letter and the domain tell who it is to whoever knows them.
        if (mails.length > 0) await ports.noteLook(database, { command: 'mail', what: 'mails', now: context.now() });
        return sayList(mails, withAddresses, context);
      }
      const jobId = number === undefined ? undefined : readId(number);
      if (jobId !== undefined) refuseUnsendable(mails, jobId);
      const count = await retryParkedMails(database, context.now(), jobId);
      context.say(
        `${count === 1 ? '1 mail goes' : `${count} mails go`} out within a minute, if the mail server takes it.`,
      );
      const left = mails.filter(({ canBeSent }) => !canBeSent).length;
      if (isForAll && left > 0)
        context.say(`Not sent: ${left} whose text is gone, mostly because a code in it has ended.`);
    });
  },
});

function sayBounces({ files, noted }: { files: number; noted: number }, { say, tell }: CommandContext): void {
  tell({ files, noted });
  say(`Read: ${files}. Mails that had come back and were not known to: ${noted}.`);
}

function sayList(mails: readonly ParkedMail[], withAddresses: boolean, { say, tell }: CommandContext): void {
  const shown = withAddresses ? mails : mails.map(withoutAddress);
  tell({ mails: shown });
  for (const { jobId, parkedAt, to, kind, language, reason, canBeSent } of shown) {
    say(
      [
        jobId,
        formatNormal(parkedAt.getTime()),
        kind,
        language,
        to,
        canBeSent ? 'can be sent' : 'text is gone',
        reason,
      ].join('\t'),
    );
  }
  if (mails.length === 0) say('No mail was given up within the last 30 days.');
}

function refuseUnsendable(mails: readonly ParkedMail[], jobId: number): void {
  const mail = mails.find((one) => one.jobId === jobId);
  if (mail === undefined) throw new CommandProblem(`No mail with the number ${jobId} was given up.`);
  if (!mail.canBeSent) {
    throw new CommandProblem(
      `The text of mail ${jobId} is gone: a code in it has ended, or an earlier release gave it up. Its reader has to ask for a new one.`,
    );
  }
}

/** A mail server often repeats the address where it says why. */
function withoutAddress({ to, reason, ...mail }: ParkedMail): ParkedMail {
  return { ...mail, to: hidden(to), reason: to === '' ? reason : reason.replaceAll(to, hidden(to)) };
}

/** Enough to recognise an address that one knows. */
function hidden(address: string): string {
  const [, first = '', domain = ''] = /^(.).*(@[^@]*)$/u.exec(address) ?? [];
  return `${first}***${domain}`;
}
