import type { Member } from '#kernel/member.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { formatInstant } from '#kernel/period.ts';
import { saidDeadline } from '#kernel/said-deadline.ts';
import { type LinkServices, type PublishedSite, sayIn, siteMail, spokenLanguage } from '#features/site/server.ts';
import { transferLinkMs } from '#features/ticket/rules/purchased/transfer.ts';
import {
  newsKeyOf,
  type PurchasedRow,
  readOwnName,
  readPurchased,
  transferUrlOf,
  whenAndWhere,
} from '#features/ticket/server.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import type { Mail } from '#server/mail/mail.ts';
import { giverName } from '../rules/giver-name.ts';
import { myTicketMessages, refuseTransfer } from './my-ticket-refusal.ts';
import type { MyTicketServices } from './my-ticket-services.ts';
import { isNamed, isRunning, type NamedTicket } from './named-ticket.ts';

type Services = Pick<MyTicketServices, 'database' | 'mail' | 'profile'> & LinkServices;

interface Letter {
  named: NamedTicket;
  giver: Member;
  /** The address that the giver typed. */
  to: string;
  /** Where the link leads. */
  receiveAddress: string | null;
  context: RequestContext;
}

/**
 * Sends the link of a running transfer to an address that its giver typed. The giver writes nothing of the mail but
 * their name, and both the giver and the mailbox have a limit, so that nobody floods a stranger by it.
 */
export async function mailTransferLink(
  services: Services,
  site: PublishedSite,
  { named, giver, to, receiveAddress, context }: Letter,
): Promise<void> {
  const { database, mail, profile } = services;
  const [row] = await readPurchased(database.kysely, { purchasedTicketId: named.purchasedTicketId });
  if (row === undefined || !isNamed(row, site, named, giver)) throw refuse('notFound');
  const link = transferUrlOf(receiveAddress, row.transfer_code);
  if (row.holder_id !== giver.memberId || !isRunning(row, context.now) || link === null)
    throw refuseTransfer('notTransferring');
  await takeTry(database, 'transferMail', { about: newsKeyOf(to), member: giver, context });
  const language = spokenLanguage(site.document, context.language);
  const giversName = giverName(await readOwnName(profile, giver.memberId, site, language));
  await mail.send(letterOf(site, row, { to, link, giversName, language }));
}

function letterOf(
  site: PublishedSite,
  row: PurchasedRow,
  { to, link, giversName, language }: { to: string; link: string; giversName: string; language: LanguageCode },
): Mail {
  const say = sayIn(site.document, language);
  const siteName = say(site.document.webSetting.title);
  const { offered, until } = myTicketMessages[language].mails;
  const endsAt = formatInstant((row.transfer_started_at?.getTime() ?? 0) + transferLinkMs);
  return {
    to,
    subject: offered.subject(siteName),
    kind: 'ticket-offered',
    ...siteMail(site, language, {
      heading: offered.heading,
      paragraphs: [
        offered.lead(giversName, siteName),
        {
          title: say(row.document.title),
          facts: [...whenAndWhere(site, row, language), [until, saidDeadline(endsAt, language)]],
        },
        ...offered.paragraphs,
      ],
      button: { label: offered.button, url: link },
    }),
  };
}
