import { keysOf } from '#kernel/keys-of.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { commonTexts } from '#server/http/common-texts.ts';
import { Refusal } from '#server/http/refusal.ts';
import chi from '../../texts/talk/chi.ts';
import eng from '../../texts/talk/eng.ts';
import jpn, { type TalkMessages } from '../../texts/talk/jpn.ts';
import kor from '../../texts/talk/kor.ts';
import zhtw from '../../texts/talk/zhtw.ts';
import { talkLimits, type TalkProblem, type TalkProblems } from '../../rules/talk/talk-request.ts';

export const talkMessages: Record<LanguageCode, TalkMessages> = { jpn, eng, chi, zhtw, kor };

/** 409. */
export function refuseTalk(words: (messages: TalkMessages) => string): Refusal {
  return new Refusal(status.conflict, (language) => words(talkMessages[language]));
}

/** 422 with what is wrong with each field. */
export function refuseTyped(problems: TalkProblems | { reason: TalkProblem }): Refusal {
  const said = (language: LanguageCode, field: keyof typeof talkLimits, problem: TalkProblem): string => {
    const words = commonTexts[language];
    if (problem === 'required') return words.inputRequired;
    return problem === 'invalidMail' ? talkMessages[language].invalidMail : words.maxLength(talkLimits[field]);
  };
  const told: Partial<Record<keyof typeof talkLimits, TalkProblem>> = problems;
  return new Refusal(
    status.invalid,
    (language) => commonTexts[language].invalid,
    (language) =>
      Object.fromEntries(
        keysOf(told).flatMap((field) => (told[field] ? [[field, [said(language, field, told[field])]]] : [])),
      ),
  );
}
