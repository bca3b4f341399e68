import { type PublishedSite, sayIn, siteMail, type SiteServer, spokenLanguage } from '#features/site/server.ts';
import { siteNameOf } from '#kernel/console/console-endpoint.ts';
import { formatYen } from '#kernel/yen.ts';
import { isMailAddress } from '#server/mail/mail-address.ts';
import type { Mail, MailFact } from '#server/mail/mail.ts';
import { refundNumber } from '../../rules/order/refund-number.ts';
import { buyerOf } from '../order/buyer-of.ts';
import { goneOnly, siteOfOrder } from '../order/site-of-order.ts';
import { aboutOrder } from '../mail/about-order.ts';
import { ticketMailTexts } from '../mail/mail-texts.ts';
import { noticeTexts } from '../mail/notice-texts.ts';
import { orderUrl } from '../mail/order-url.ts';
import type { RefundRow } from './refund-rows.ts';

interface RefundMails {
  mails: Mail[];
  isOrganiserTold: boolean;
}

/** The mails about a refund that the organiser has to pay by hand. */
export type WriteRefundMails = (refund: RefundRow) => Promise<RefundMails>;

/** The organiser's address for the sale of a refund; undefined if the site names none. */
export type OrganiserMail = (site: PublishedSite, refund: Pick<RefundRow, 'content_id'>) => Promise<string | undefined>;

interface RefundMailServices {
  site: SiteServer;
  publicUrl: string | undefined;
}

export function createRefundMails(services: RefundMailServices, organiserMail: OrganiserMail): WriteRefundMails {
  const { site } = services;
  return async (refund) => {
    const published = await siteOfOrder(site, refund).catch(goneOnly);
    if (published === undefined) return { mails: [], isOrganiserTold: false };
    const organiser = await organiserMail(published, refund);
    const mails = organiser === undefined ? [] : [mailToOrganiser(services, published, organiser, refund)];
    // If the refund was by hand from the beginning, the buyer was told when the ticket was cancelled.
    const isNews = refund.way === 'gateway' && isMailAddress(refund.purchaser_mail);
    if (isNews) mails.push(mailToBuyer(services, published, refund));
    return { mails, isOrganiserTold: organiser !== undefined };
  };
}

/** In the site's own language, to be answered to the buyer. */
function mailToOrganiser({ publicUrl }: RefundMailServices, site: PublishedSite, to: string, refund: RefundRow): Mail {
  const language = spokenLanguage(site.document, site.document.languages[0]!);
  const { refund: words, orderNumber: label } = ticketMailTexts[language];
  const { order_number: orderNumber, ticket_refund_id: refundId, purchaser_mail: buyer } = refund;
  const number = refundNumber({ orderNumber, refundId });
  const siteName = sayIn(site.document, language)(site.document.webSetting.title);
  const canAnswer = isMailAddress(buyer);
  const facts: MailFact[] = [
    [words.amount, formatYen(refund.amount, language)],
    [words.number, number],
    [label, orderNumber],
    [words.who, buyerOf(refund) || words.buyerGone],
  ];
  const { subject, heading, why, toDo, open, orCommand, footnote } = words.organiser;
  const path = `/console/sites/${siteNameOf(refund.site_key)}/orders/${orderNumber}`;
  // Of a whole order what is paid by hand from the beginning is a part of a sum that never came.
  const isPart = refund.way === 'byHand' && refund.purchased_ticket_id === null;
  const isDecided = refund.way === 'byHand' && refund.order_change_id !== null;
  return {
    to,
    subject: subject(siteName),
    kind: 'refund-by-hand',
    ...siteMail(site, language, {
      heading,
      paragraphs: [
        isPart ? noticeTexts[language].partlyPaid.why(siteName) : why[isDecided ? 'decided' : refund.way](siteName),
        { facts },
        toDo,
      ],
      ...(publicUrl !== undefined && { button: { label: open, url: new URL(path, publicUrl).href } }),
      details: [orCommand, { command: `hiroba refunds --paid ${number}` }],
      ...(canAnswer ? { replyTo: buyer, footnote } : {}),
    }),
  };
}

/** The earlier mail about the refund is no longer true. */
function mailToBuyer(services: RefundMailServices, site: PublishedSite, refund: RefundRow): Mail {
  const language = spokenLanguage(site.document, refund.language);
  const { refund: words, orderNumber, buttons } = ticketMailTexts[language];
  const url = orderUrl(services, site, refund, { isOver: refund.purchased_ticket_id === null });
  const siteName = sayIn(site.document, language)(site.document.webSetting.title);
  const { subject, heading, paragraphs } = words.buyer;
  return {
    to: refund.purchaser_mail,
    subject: subject(siteName),
    kind: 'ticket-refund-by-hand',
    about: [aboutOrder(refund)],
    ...siteMail(site, language, {
      heading,
      paragraphs: paragraphs(siteName, formatYen(refund.amount, language)),
      ...(url && { button: { label: buttons.order, url: url.href } }),
      details: [
        {
          facts: [
            [words.amount, formatYen(refund.amount, language)],
            [orderNumber, refund.order_number],
          ],
        },
      ],
    }),
  };
}
