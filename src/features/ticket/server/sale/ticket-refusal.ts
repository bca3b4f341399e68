import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { commonTexts } from '#server/http/common-texts.ts';
import { Refusal, type RefusalDetails } from '#server/http/refusal.ts';
import type { PurchaseProblem } from '../../rules/sale/purchase-problem.ts';
import chi from './texts/chi.ts';
import eng from './texts/eng.ts';
import jpn, { type TicketMessages } from './texts/jpn.ts';
import kor from './texts/kor.ts';
import zhtw from './texts/zhtw.ts';

const messages: Record<LanguageCode, TicketMessages> = { jpn, eng, chi, zhtw, kor };

/** A refusal in words; `details` tell the browser what to do. */
export function ticketRefusal(key: keyof TicketMessages, code: number, details?: RefusalDetails): Refusal {
  return new Refusal(code, (language) => messages[language][key], undefined, details && (() => details));
}

/** What stands against a purchase, all of it, so that everything can be mended at once (409). */
export function refusePurchase(problems: readonly PurchaseProblem[]): Refusal {
  const isOnlyStock = problems.every(({ kind }) => kind === 'soldOut' || kind === 'notEnough');
  const isOnlyCode = problems.every(({ kind }) => kind === 'codeUnusable');
  const key = isOnlyStock ? 'soldOut' : isOnlyCode ? 'codeUnusable' : 'notPossible';
  return ticketRefusal(key, status.conflict, { reason: 'cart', problems });
}

/** Wrong fields of a purchase (422). */
export function refuseFields(wrong: Readonly<Record<string, keyof TicketMessages>>): Refusal {
  return new Refusal(
    status.invalid,
    (language) => commonTexts[language].invalid,
    (language) => Object.fromEntries(Object.entries(wrong).map(([field, key]) => [field, [messages[language][key]]])),
  );
}
