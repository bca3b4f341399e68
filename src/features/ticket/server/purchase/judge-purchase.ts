import type { Member } from '#kernel/member.ts';
import { checkForm, errorsOf, nobody } from '#features/profile/server.ts';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { commonTexts } from '#server/http/common-texts.ts';
import { type FieldErrors, Refusal } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { BodyOf } from '#kernel/endpoint.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { purchaseTickets } from '../../contract.ts';
import { type Charged, checkPurchase } from '../../rules/purchase/check-purchase.ts';
import { mailQuestion, withMailAnswer } from '../../rules/purchase/mail-question.ts';
import { type FormAnswer, usesPartnerForm } from '../../rules/flow/uses-partner-form.ts';
import type { CodeTries } from '../sale/code-tries.ts';
import { type FoundCode, findCode } from '../sale/discount-codes.ts';
import { nothingHeld } from '../sale/holdings.ts';
import type { SaleContent } from '../sale/sale-content.ts';
import type { SaleReads } from '../sale/sale-reads.ts';
import { refuseFields, refusePurchase } from '../sale/ticket-refusal.ts';

export type PurchaseBody = BodyOf<typeof purchaseTickets>;
type Item = PurchaseBody['purchaseList'][number];

export interface JudgedPurchase {
  list: readonly (Charged<Item> & { answers: readonly FormAnswer[] })[];
  /** Whole yen. */
  total: number;
  code: FoundCode | undefined;
  purchaserInfo: readonly FormAnswer[];
  purchaserMail: string;
}

export interface JudgeServices {
  database: Database;
  reads: SaleReads;
  codeTries: CodeTries;
}

/** The buyer, the tickets and the content. */
export interface PurchaseWish {
  sale: SaleContent;
  body: PurchaseBody;
  member: Member | undefined;
  context: RequestContext;
}

/**
 * Judges a purchase as a whole and computes its prices again. Throws 409 with the problems, 422 with wrong fields, and
 * 429 for a buyer who guesses codes. Whether enough is left is decided where the places are taken.
 */
export async function judgePurchase(
  { database, reads, codeTries }: JudgeServices,
  wish: PurchaseWish,
): Promise<JudgedPurchase> {
  const { sale, body, member, context } = wish;
  const typed = body.ticketDiscountCode?.trim() ?? '';
  if (typed !== '') await codeTries.refuseGuesser(wish);
  const code = typed === '' ? undefined : await findCode(reads, sale, typed, context.now);
  const usable = typed === '' ? undefined : code?.state === 'usable' ? code.code : ('unusable' as const);
  // A code that is used up or out of its time is no guess.
  if (typed !== '' && code === undefined) await codeTries.count(wish);
  const key = { siteKey: sale.site.siteKey, contentId: sale.contentId };
  const holdings = asksForHoldings(sale, body) ? await reads.holdings(key, member?.memberId) : nothingHeld;
  const judged = checkPurchase(body.purchaseList, {
    ...holdings,
    // Whether enough is left is decided where the places are taken, which also reports a sold out ticket.
    tickets: sale.tickets,
    rules: sale.rules,
    membersOnlyIds: sale.membersOnlyIds,
    isLoggedIn: member !== undefined,
    code: usable,
    now: context.now,
  });
  if (judged.problems.length > 0) throw refusePurchase(judged.problems);
  const forms = await checkForms(database, wish);
  const list = judged.list.map((one, place) => ({ ...one, answers: forms.ofTickets[place] ?? [] }));
  return {
    list,
    total: judged.total,
    // A code that made nothing cheaper is refused above.
    code: usable === undefined ? undefined : code,
    purchaserInfo: forms.ofPurchaser,
    purchaserMail: forms.mail,
  };
}

/** A rush skips reads that are not needed: the limit per person is decided with the stock. */
function asksForHoldings({ items, rules }: SaleContent, { purchaseList }: PurchaseBody): boolean {
  const wanted = new Set(purchaseList.map(({ ticketId }) => ticketId));
  const isInGroup = rules.exclusionGroups.some(({ tickets }) => tickets.some(({ id }) => wanted.has(id)));
  return (
    isInGroup ||
    items.some(
      ({ detailId, ticketType, enableParentTicket, enablePurchasablenumber }) =>
        wanted.has(detailId) &&
        (ticketType === 'LOTTERY' || enableParentTicket || (enablePurchasablenumber && wanted.size > 1)),
    )
  );
}

interface CheckedForms {
  mail: string;
  ofPurchaser: readonly FormAnswer[];
  /** Of each item of the list. */
  ofTickets: readonly (readonly FormAnswer[])[];
}

/** The forms of the buyer and of companions: `purchaserInfo.key`, `purchaseList.2.checkinUserInfo.key`. */
async function checkForms(database: Database, { sale, body, member, context }: PurchaseWish): Promise<CheckedForms> {
  const errors: ((language: LanguageCode) => FieldErrors)[] = [];
  const check = async (
    field: string,
    entries: SaleContent['content']['entry']['profiles'],
    given: PurchaseBody['purchaserInfo'],
    mail: string,
  ): Promise<FormAnswer[]> => {
    if (entries.length === 0) return [];
    const form = { list: 'profile', site: sale.site, entries } as const;
    const { answers, problems } = await checkForm(database.kysely, form, given, nobody, context.language);
    const wrong = errorsOf(problems);
    if (wrong !== undefined) errors.push((language) => under(field, wrong(language)));
    const kept = [...answers].map(([entryFormKey, answer]) => ({ entryFormKey, ...answer }));
    return withMailAnswer(kept, entries, mail);
  };

  const mail = readMailAddress(body.purchaserEmail) || (member?.mail ?? '');
  const ofPurchaser = await check('purchaserInfo', sale.content.entry.profiles, body.purchaserInfo, mail);
  const counted = new Map<number, number>();
  const ofTickets: FormAnswer[][] = [];
  for (const [place, one] of body.purchaseList.entries()) {
    const item = sale.items.find(({ detailId }) => detailId === one.ticketId);
    const nth = (counted.get(one.ticketId) ?? 0) + 1;
    counted.set(one.ticketId, nth);
    // The first ticket is the buyer's own.
    const isPartner = nth > 1 && item !== undefined && usesPartnerForm(item, nth);
    const field = `purchaseList.${place}.checkinUserInfo`;
    const partnerMail = readMailAddress(one.checkinUserEmail);
    ofTickets.push(isPartner ? await check(field, item.checkinProfiles, one.checkinUserInfo, partnerMail) : []);
    const isMailNeeded = isPartner && mailQuestion(item.checkinProfiles)?.isRequired === true;
    if ((partnerMail !== '' || isMailNeeded) && mailAddressProblem(partnerMail) !== undefined) {
      errors.push((language) => wrongMail(`purchaseList.${place}.checkinUserEmail`, language));
    }
  }
  if (mailAddressProblem(mail) !== undefined) errors.push((language) => wrongMail('purchaserEmail', language));
  if (errors.length > 0) {
    throw new Refusal(
      status.invalid,
      (language) => commonTexts[language].invalid,
      (language): FieldErrors => Object.fromEntries(errors.flatMap((say) => Object.entries(say(language)))),
    );
  }
  return { mail, ofPurchaser, ofTickets };
}

function wrongMail(field: string, language: LanguageCode): FieldErrors {
  return refuseFields({ [field]: 'mailNeeded' }).errors?.(language) ?? {};
}

function under(field: string, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, messages]) => [`${field}.${name}`, messages]));
}
