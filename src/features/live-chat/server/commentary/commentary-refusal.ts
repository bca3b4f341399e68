import { commentaryEveryMs } from '#kernel/limits.ts';
import { status } from '#kernel/status.ts';
import type { Refusal } from '#server/http/refusal.ts';
import { refuseOften, refuseSaying, type Words } from '../desk/chat-refusal.ts';

export type CommentaryRefusal = 'waiting' | 'ended' | 'noProfile';

const commentaryWords: Record<CommentaryRefusal, Words> = {
  waiting: (say) => say.commentaryWaiting,
  ended: (say) => say.commentaryEnded,
  noProfile: (say) => say.commentaryNoProfile,
};

export function refuseCommentaryTooFast(waitMs: number): Refusal {
  return refuseOften(waitMs, (say) => say.commentaryTooFast(commentaryEveryMs / 1000));
}

export function refuseCommentary(why: CommentaryRefusal): Refusal {
  return refuseSaying(status.conflict, commentaryWords[why]);
}
