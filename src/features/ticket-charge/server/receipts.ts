import { type PublishedSite, sayIn } from '#features/site/server.ts';
import { orderMoney } from '#features/ticket/rules/order/order-money.ts';
import { orderOf } from '#features/ticket/server.ts';
import { formatInstant } from '#kernel/period.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { FileAnswer } from '#kernel/file-answer.ts';
import { type AddresseeProblem, addresseeProblem, tidyAddressee } from '../rules/addressee.ts';
import { receiptSums } from '../rules/receipt-sums.ts';
import { drawReceipt, type Receipt, writtenTexts } from './draw-receipt.ts';
import { titleOf } from './present-charge.ts';
import type { ChargeRecord } from './read-charges.ts';
import { issuerOf } from './issuer-of.ts';
import { printableLetters } from '#server/type/printed-type.ts';
import { receiptType } from './receipt-type.ts';
import { receiptWords } from './receipt-words.ts';

/** The addressee as the receipt will print it, or what is wrong with it. */
export async function readAddressee(typed: string): Promise<{ addressee: string } | { problem: AddresseeProblem }> {
  const addressee = tidyAddressee(typed);
  const printable = await printableLetters(addressee);
  const problem = addresseeProblem(addressee, (letter) => printable.has(letter));
  return problem === undefined ? { addressee } : { problem };
}

interface Asked {
  addressee: string;
  language: LanguageCode;
  now: number;
}

/** Makes the receipt of a charge as PDF: in Japanese for Japanese, in English for every other language. */
export async function makeReceipt(
  record: ChargeRecord,
  site: PublishedSite,
  { addressee, language, now }: Asked,
): Promise<FileAnswer> {
  const words = receiptWords(language);
  const say = sayIn(site.document, language === 'jpn' ? 'jpn' : 'eng');
  const issuer = issuerOf(site, record);
  const { overview, webSetting } = site.document;
  const tickets = record.tickets.map((ticket) => ({ ...ticket, title: titleOf(ticket, say) }));
  const number = `${formatInstant(now).slice(0, 10).replaceAll('-', '')}-${String(record.order_id).padStart(7, '0')}`;
  const receipt: Receipt = {
    number,
    issuedAt: now,
    paidAt: record.charged_at.getTime(),
    addressee,
    event: say(overview.name) || say(webSetting.title),
    orderNumber: record.order_number,
    method: words.methods[record.payment_method],
    sums: receiptSums(tickets, orderMoney(orderOf(record)).received, record.refunded),
    issuer: {
      name: say(issuer.issuerName) || say(overview.organizerName) || say(webSetting.title),
      address: say(issuer.issuerAddress),
      registrationNumber: issuer.registrationNumber ?? '',
    },
  };
  const type = await receiptType({
    addressee,
    language,
    written: writtenTexts(receipt, words),
    writtenLanguage: site.document.languages[0]!,
  });
  return { name: words.fileName(number), bytes: await drawReceipt(receipt, words, type) };
}
