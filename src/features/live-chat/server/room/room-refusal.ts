import { status } from '#kernel/status.ts';
import type { Refusal } from '#server/http/refusal.ts';
import { bodyMaxLetters, groupMax, newPeopleADay, textsBeforeAcceptance } from '../../rules/limits/chat-limits.ts';
import type { SendRefusal } from '../../rules/room/send.ts';
import type { ChatServerTexts } from '../../texts/jpn.ts';
import { refuseFields, refuseOften, refuseSaying, type Words } from '../desk/chat-refusal.ts';

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
  return why === 'noRoom'
    ? refuseSaying(status.notFound, (say) => say.gone)
    : refuseSaying(status.conflict, sendWords[why]);
}

export type StartRefusal = 'oneself' | 'gone';

export function refuseTooManyNew(waitMs: number): Refusal {
  return refuseOften(waitMs, (say) => say.tooManyNew(newPeopleADay));
}

export function refuseStart(why: StartRefusal): Refusal {
  return refuseSaying(status.conflict, why === 'oneself' ? (say) => say.oneself : (say) => say.gone);
}

export type GroupRefusal = 'noContact' | 'tooMany' | 'nobody';

const groupWords: Record<GroupRefusal, Words> = {
  noContact: (say) => say.noContact,
  tooMany: (say) => say.groupFull(groupMax),
  nobody: (say) => say.nobody,
};

export function refuseGroup(why: GroupRefusal): Refusal {
  return refuseSaying(status.conflict, groupWords[why]);
}

export const bodyWords = {
  empty: (say: ChatServerTexts) => say.bodyEmpty,
  tooLong: (say: ChatServerTexts) => say.bodyTooLong(bodyMaxLetters),
};
