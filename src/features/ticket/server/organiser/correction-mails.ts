import { formatName } from '#features/profile/rules/person-name.ts';
import { type LinkServices, type PublishedSite, sayIn, siteMail, spokenLanguage } from '#features/site/server.ts';
import { isMailAddress } from '#server/mail/mail-address.ts';
import type { Mail, MailFact } from '#server/mail/mail.ts';
import { shownMail } from '#kernel/mail-address.ts';
import type { Corrected } from '../../rules/organiser/judge-correction.ts';
import { aboutOrder } from '../mail/about-order.ts';
import { ticketMailTexts } from '../mail/mail-texts.ts';
import { orderUrl } from '../mail/order-url.ts';
import type { OrderRow } from '../order/order-columns.ts';
import type { PurchasedRow } from '../purchased/read-purchased.ts';
import { organiserMailTexts } from './organiser-mail-texts.ts';

interface ToldCorrection {
  before: OrderRow;
  after: OrderRow;
  /** The ticket whose companion was corrected; undefined: the buyer was. */
  ticket: PurchasedRow | undefined;
  person: Corrected;
}

/**
 * The mails about a correction: to the buyer, at the new address with the link that works now, and to the old address
 * that it is none any more.
 */
export function correctionMails(services: LinkServices, site: PublishedSite, correction: ToldCorrection): Mail[] {
  const { before, after } = correction;
  const isMoved = before.purchaser_mail !== after.purchaser_mail;
  const mails = isMailAddress(after.purchaser_mail) ? [mailToBuyer(services, site, correction)] : [];
  const told = isMoved && isMailAddress(before.purchaser_mail) ? [...mails, mailToOldAddress(site, before)] : mails;
  return told.map((mail) => ({ ...mail, about: [aboutOrder(after)] }));
}

function mailToBuyer(
  services: LinkServices,
  site: PublishedSite,
  { before, after, ticket, person }: ToldCorrection,
): Mail {
  const language = spokenLanguage(site.document, after.language);
  const words = organiserMailTexts[language];
  const { orderNumber, buttons } = ticketMailTexts[language];
  const say = sayIn(site.document, language);
  const siteName = say(site.document.webSetting.title);
  const name = formatName(person.name, language);
  const url = orderUrl(services, site, after, { isOver: false });
  const hasOtherLinks = before.order_number !== after.order_number;
  const isMoved = before.purchaser_mail !== after.purchaser_mail;
  const { subject, heading, paragraphs } = ticket === undefined ? words.corrected : words.companionCorrected;
  const facts: MailFact[] = [
    ...(name === '' ? [] : [[words.name, name] as const]),
    ...(person.mail === '' ? [] : [[words.mail, shownMail(person.mail)] as const]),
  ];
  return {
    to: after.purchaser_mail,
    subject: subject(siteName),
    kind: ticket === undefined ? 'ticket-buyer-corrected' : 'ticket-companion-corrected',
    ...siteMail(site, language, {
      heading,
      paragraphs: [
        ...paragraphs(siteName),
        ...(ticket === undefined
          ? []
          : [{ title: say(ticket.document.title), facts: [[words.ticketNumber, ticket.code] as const] }]),
        { facts },
        ...(hasOtherLinks ? [words.otherLinks] : isMoved ? [words.otherCodes] : []),
      ],
      ...(url && { button: { label: buttons.order, url: url.href } }),
      details: [{ facts: [[orderNumber, after.order_number]] }],
    }),
  };
}

/** Whoever reads it may be a stranger: it names nobody, and no order. */
function mailToOldAddress(site: PublishedSite, before: OrderRow): Mail {
  const language = spokenLanguage(site.document, before.language);
  const { subject, heading, paragraphs } = organiserMailTexts[language].addressRemoved;
  const siteName = sayIn(site.document, language)(site.document.webSetting.title);
  return {
    to: before.purchaser_mail,
    subject: subject(siteName),
    kind: 'ticket-address-removed',
    ...siteMail(site, language, { heading, paragraphs: paragraphs(siteName) }),
  };
}
