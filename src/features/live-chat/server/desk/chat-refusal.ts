import type { LanguageCode } from '#kernel/language.ts';
import { commentaryEveryMs } from '#kernel/limits.ts';
import { status } from '#kernel/status.ts';
import { type FieldErrors, Refusal } from '#server/http/refusal.ts';
import { commonTexts } from '#server/http/common-texts.ts';
import { refuseTooMany } from '#server/limits/refuse-too-many.ts';
import { bodyMaxLetters, groupMax, newPeopleADay, textsBeforeAcceptance } from '../../rules/limits/chat-limits.ts';
import type { SendRefusal } from '../../rules/room/send.ts';
import chi from '../../texts/chi.ts';
import eng from '../../texts/eng.ts';
import jpn, { type ChatServerTexts } from '../../texts/jpn.ts';
import kor from '../../texts/kor.ts';
import zhtw from '../../texts/zhtw.ts';

const texts: Record<LanguageCode, ChatServerTexts> = { jpn, eng, chi, zhtw, kor };

type Words = (say: ChatServerTexts) => string;

const said = (code: number, words: Words): Refusal => new Refusal(code, (language) => words(texts[language]));

/** 422 with a message at each field. */
export function refuseFields(problems: Readonly<Record<string, Words>>): Refusal {
  return new Refusal(
    status.invalid,
    (language) => commonTexts[language].invalid,
    (language) =>
      Object.fromEntries(
        Object.entries(problems).map(([field, words]) => [field, [words(texts[language])]]),
      ) satisfies FieldErrors,
  );
}

export function refuseTooFast(waitMs: number): Refusal {
  return refuseTooMany(waitMs, (language) => texts[language].tooFast);
}

const sendWords: Record<Exclude<SendRefusal, 'noRoom' | 'noPicture'>, Words> = {
  gone: (say) => say.gone,
  notAccepted: (say) => say.notAccepted,
  onlyTexts: (say) => say.onlyTexts,
  waitForAcceptance: (say) => say.waitForAcceptance(textsBeforeAcceptance),
  otherMessage: (say) => say.otherMessage,
};

/** 409; 404 for a room that is not the caller's, 422 for a picture that is not. */
export function refuseSend(why: SendRefusal): Refusal {
  if (why === 'noPicture') return refuseFields({ image: (say) => say.pictureMissing });
  return why === 'noRoom' ? said(status.notFound, (say) => say.gone) : said(status.conflict, sendWords[why]);
}

export type StartRefusal = 'oneself' | 'gone';

export function refuseTooManyNew(waitMs: number): Refusal {
  return refuseTooMany(waitMs, (language) => texts[language].tooManyNew(newPeopleADay));
}

export function refuseStart(why: StartRefusal): Refusal {
  return said(status.conflict, why === 'oneself' ? (say) => say.oneself : (say) => say.gone);
}

export type GroupRefusal = 'noContact' | 'tooMany' | 'nobody';

const groupWords: Record<GroupRefusal, Words> = {
  noContact: (say) => say.noContact,
  tooMany: (say) => say.groupFull(groupMax),
  nobody: (say) => say.nobody,
};

export function refuseGroup(why: GroupRefusal): Refusal {
  return said(status.conflict, groupWords[why]);
}

export type CommentaryRefusal = 'waiting' | 'ended' | 'noProfile';

const commentaryWords: Record<CommentaryRefusal, Words> = {
  waiting: (say) => say.commentaryWaiting,
  ended: (say) => say.commentaryEnded,
  noProfile: (say) => say.commentaryNoProfile,
};

export function refuseCommentaryTooFast(waitMs: number): Refusal {
  return refuseTooMany(waitMs, (language) => texts[language].commentaryTooFast(commentaryEveryMs / 1000));
}

export function refuseCommentary(why: CommentaryRefusal): Refusal {
  return said(status.conflict, commentaryWords[why]);
}

/** 404 in words about a person. */
export function refusePerson(): Refusal {
  return said(status.notFound, (say) => say.noPerson);
}

export const bodyWords = {
  empty: (say: ChatServerTexts) => say.bodyEmpty,
  tooLong: (say: ChatServerTexts) => say.bodyTooLong(bodyMaxLetters),
};
