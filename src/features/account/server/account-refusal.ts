import type { LanguageCode } from '#kernel/language.ts';
import type { RefusalReason } from '#kernel/refusal-reason.ts';
import { status } from '#kernel/status.ts';
import { commonTexts } from '#server/http/common-texts.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { TryWish } from '#server/limits/try-counts.ts';
import { credentialLength, type CredentialProblem } from '../rules/credentials.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type AccountMessages } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

const messages: Record<LanguageCode, AccountMessages> = { jpn, eng, chi, zhtw, kor };

export type PlainMessage = {
  [Key in keyof AccountMessages]: AccountMessages[Key] extends string ? Key : never;
}[keyof AccountMessages];

const statusOf: Partial<Record<PlainMessage, number>> = {
  loginRequired: status.forbidden,
  otherMember: status.conflict,
  previewLink: status.forbidden,
  blocked: status.forbidden,
  staffOnly: status.forbidden,
  loginNotOffered: status.forbidden,
  tokenGone: status.gone,
};

const reasonOf: Partial<Record<PlainMessage, RefusalReason>> = {
  loginRequired: 'login',
  otherMember: 'otherMember',
  previewLink: 'previewLink',
  blocked: 'blocked',
};

/** A refusal of the whole call; 422 unless the catalogue above says otherwise. */
export function accountRefusal(key: PlainMessage): Refusal {
  const reason = reasonOf[key];
  return new Refusal(
    statusOf[key] ?? status.invalid,
    (language) => messages[language][key],
    undefined,
    reason && (() => ({ reason })),
  );
}

/** What a full limit says. */
export const sayTooMany = (key: 'tooManyLogins' | 'tooManyCodes' | 'tooManyRegistrations'): Pick<TryWish, 'say'> => ({
  say: (language) => messages[language][key],
});

/** The problems of single fields; each field has one message. */
export function refuseFields(
  problems: Readonly<Record<string, PlainMessage | CredentialProblem | undefined>>,
  code: number = status.invalid,
): Refusal {
  const wrong = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  return new Refusal(
    code,
    (language) => commonTexts[language].invalid,
    (language) => Object.fromEntries(wrong.map(([field, problem]) => [field, [say(language, problem!)]])),
  );
}

/** Throws when one of the fields has a problem. */
export function checkFields(problems: Readonly<Record<string, PlainMessage | CredentialProblem | undefined>>): void {
  if (Object.values(problems).some((problem) => problem !== undefined)) throw refuseFields(problems);
}

function say(language: LanguageCode, problem: PlainMessage | CredentialProblem): string {
  const words = messages[language];
  if (problem === 'required') return commonTexts[language].inputRequired;
  if (problem === 'tooShort') return words.tooShort(credentialLength.least);
  if (problem === 'tooLong') return words.tooLong(credentialLength.most);
  return words[problem];
}
