import { type PublishedSite, sayIn } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { withZone } from '#kernel/said-deadline.ts';
import type { MailFact } from '#server/mail/mail.ts';
import { periodWords } from '../../rules/sale/sale-dates.ts';
import type { PurchasedRow } from '../purchased/read-purchased.ts';
import { orderWords, ticketMailTexts } from './mail-texts.ts';

/** When and where a ticket is used. A ticket without days that hold for everybody has those of its event. */
export function whenAndWhere({ document: site }: PublishedSite, { document }: PurchasedRow, language: LanguageCode) {
  const say = sayIn(site, language);
  const words = ticketMailTexts[language];
  const { startDate = '', endDate = '', placeName, placeAddress } = site.overview;
  const hasDays = document.slots.length === 0 && !document.dynamicCheckinPeriod && document.checkinPeriodStart !== '';
  const [start, end] = hasDays ? [document.checkinPeriodStart, document.checkinPeriodEnd] : [startDate, endDate];
  const when = periodWords(start, end, orderWords[language], language);
  const where = [say(placeName), say(placeAddress)].filter((part) => part !== '').join('\n');
  const facts: MailFact[] = [
    [words.date, withZone(when, language)],
    [words.place, where],
  ];
  return facts.filter(([, said]) => said !== '');
}
