import { pageUrl, type PublishedSite, sayIn, siteMail, spokenLanguage } from '#features/site/server.ts';
import { aboutOrder } from '#features/ticket/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { formatYen } from '#kernel/yen.ts';
import { isMailAddress } from '#server/mail/mail-address.ts';
import type { Mail } from '#server/mail/mail.ts';
import { payoutTexts } from './payout-refusal.ts';
import type { PayoutServices } from './payout-services.ts';

export const accountPath = '/refund-account';

export interface ToldOrder {
  order_id: number;
  order_number: string;
  site_key: string;
  language: LanguageCode;
  purchaser_mail: string;
}

/** Asks a buyer for the account of their refund; undefined without an address of the buyer or of this server. */
export function askMail(
  services: PayoutServices,
  site: PublishedSite,
  order: ToldOrder,
  { token, amount }: { token: string; amount: number },
): Mail | undefined {
  const home = pageUrl(services, site, '');
  if (home === undefined) return undefined;
  const url = `${home.origin}${accountPath}/${token}`;
  return mailTo(site, order, 'refund-account-asked', amount, (words) => ({ ...words.ask, url }));
}

/** Tells a buyer that their money is on its way. */
export function paidMail(site: PublishedSite, order: ToldOrder, amount: number): Mail | undefined {
  return mailTo(site, order, 'refund-paid-by-hand', amount, (words) => words.paid);
}

interface Said {
  subject(siteName: string): string;
  heading: string;
  paragraphs(siteName: string, amount: string): string[];
  button?: string;
  url?: string;
}

function mailTo(
  site: PublishedSite,
  order: ToldOrder,
  kind: string,
  sum: number,
  sayOf: (words: (typeof payoutTexts)[LanguageCode]) => Said,
): Mail | undefined {
  if (!isMailAddress(order.purchaser_mail)) return undefined;
  const language = spokenLanguage(site.document, order.language);
  const words = payoutTexts[language];
  const siteName = sayIn(site.document, language)(site.document.webSetting.title);
  const amount = formatYen(sum, language);
  const { subject, heading, paragraphs, button, url } = sayOf(words);
  return {
    to: order.purchaser_mail,
    subject: subject(siteName),
    kind,
    about: [aboutOrder(order)],
    ...siteMail(site, language, {
      heading,
      paragraphs: paragraphs(siteName, amount),
      ...(button !== undefined && url !== undefined && { button: { label: button, url } }),
      details: [
        {
          facts: [
            [words.amount, amount],
            [words.orderNumber, order.order_number],
          ],
        },
      ],
    }),
  };
}
