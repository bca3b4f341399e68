import { bareRecord } from '#kernel/bare-record.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { ProvenWay } from '../rules/proof-needed.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type OperatorTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

export const operatorTexts: Record<LanguageCode, OperatorTexts> = { jpn, eng, chi, zhtw, kor };

const codes = {
  notSignedIn: 401,
  wrongCredentials: status.invalid,
  linkIsOver: status.gone,
  foreignOrigin: status.forbidden,
  noRight: status.forbidden,
  wrongPasskey: status.invalid,
  wrongCode: status.invalid,
  wrongPassword: status.invalid,
  noPasskeysHere: status.conflict,
  tooManyPasskeys: status.conflict,
  lastFactor: status.conflict,
  lastOwner: status.conflict,
  aboveYou: status.forbidden,
  otherMail: status.forbidden,
  noAddress: status.conflict,
  noAddressForLink: status.conflict,
  resetWaits: status.conflict,
  resetOfSelf: status.conflict,
  resetOfOthers: status.forbidden,
  tooEarly: status.conflict,
  keyIsOver: 401,
  notForKeys: status.forbidden,
  keyIsLimited: status.forbidden,
  tooManyKeys: status.conflict,
} as const;

export function operatorRefusal(key: keyof typeof codes): Refusal {
  return new Refusal(codes[key], (language) => operatorTexts[language].refusals[key]);
}

/** 422 at one field of a form. */
export function fieldRefusal(field: string, key: keyof OperatorTexts['fields']): Refusal {
  return new Refusal(
    status.invalid,
    (language) => operatorTexts[language].fields[key],
    (language) => bareRecord({ [field]: [operatorTexts[language].fields[key]] }),
  );
}

/** 403 that says what an operator has to show of themselves first, and by what they can. */
export function proofRefusal(reason: 'secondFactor' | 'stepUp', ways: readonly ProvenWay[]): Refusal {
  const needsSetUp = reason === 'secondFactor' && !ways.some((way) => way !== 'password');
  return new Refusal(
    status.forbidden,
    (language) => operatorTexts[language].proofs[needsSetUp ? 'setUp' : reason],
    undefined,
    () => ({ reason, ways: [...ways] }),
  );
}
