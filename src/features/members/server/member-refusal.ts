import type { CodeOutcome } from '#features/account/rules/verification-code.ts';
import { bareRecord } from '#kernel/bare-record.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { MailAddressProblem } from '#kernel/mail-address.ts';
import { status } from '#kernel/status.ts';
import { commonTexts } from '#server/http/common-texts.ts';
import { Refusal } from '#server/http/refusal.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type MemberTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

const memberTexts: Record<LanguageCode, MemberTexts> = { jpn, eng, chi, zhtw, kor };

/** 409: the account belongs to the portal of this event, where other events have it too. */
export function refuseElsewhere(): Refusal {
  return new Refusal(status.conflict, (language) => memberTexts[language].accountElsewhere);
}

/** 409 that says why nothing can be done about a request any more, or not yet. */
export function refuseRequest(why: keyof MemberTexts['request']): Refusal {
  return new Refusal(status.conflict, (language) => memberTexts[language].request[why]);
}

/** 422 at the field of a code. */
export function refuseCode(why: Exclude<CodeOutcome, 'right'>): Refusal {
  return new Refusal(
    status.invalid,
    (language) => commonTexts[language].invalid,
    (language) => bareRecord({ code: [memberTexts[language].code[why]] }),
  );
}

/** 422 at the field of a mail address. */
export function refuseMail(problem: MailAddressProblem): Refusal {
  return new Refusal(
    status.invalid,
    (language) => commonTexts[language].invalid,
    (language) => bareRecord({ mail: [memberTexts[language].mail[problem]] }),
  );
}
