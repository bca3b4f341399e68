import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { commonTexts } from '#server/http/common-texts.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type AddresseeProblem, sayAddresseeProblem } from '../rules/addressee.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type ChargeTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

const messages: Record<LanguageCode, ChargeTexts> = { jpn, eng, chi, zhtw, kor };

/** 409: the order has no receipt, has given it already, or has changed meanwhile (CHARGE-005). */
export function receiptRefusal(key: 'given' | 'noReceipt' | 'changed'): Refusal {
  return new Refusal(status.conflict, (language) => messages[language].refused[key]);
}

/** 410: no receipt was issued, or too long ago (CHARGE-005). */
export function receiptIsGone(): Refusal {
  return new Refusal(status.gone, (language) => messages[language].refused.gone);
}

/** 422, with the problem at the field of the addressee. */
export function refuseAddressee(problem: AddresseeProblem): Refusal {
  return new Refusal(
    status.invalid,
    (language) => commonTexts[language].invalid,
    (language) => ({ addressee: [sayAddresseeProblem(messages[language].addressee, problem)] }),
  );
}
