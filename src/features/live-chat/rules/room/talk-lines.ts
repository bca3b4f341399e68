import type { Comment } from '../channel/room-shapes.ts';

/** A line of a shown room. */
export type TalkLine =
  | { kind: 'day'; day: string }
  | { kind: 'unread' }
  | {
      kind: 'message';
      comment: Comment;
      /** The first of several of one person: their name stands above it. */
      isFirst: boolean;
      /** The last of several within a minute: the time stands beside it. */
      isLast: boolean;
    };

/** `2026-11-20` of a stored time. */
export function dayOf(time: string): string {
  return time.slice(0, 10);
}

/** `14:05` of a stored time. */
export function clockOf(time: string): string {
  return time.slice(11, 16);
}

const minuteOf = (time: string): string => time.slice(0, 16);

/** The messages of a room with a line before each day, and one before what was unread when the room was opened. */
export function talkLines(comments: readonly Comment[], unreadFrom: number | undefined): TalkLine[] {
  const lines: TalkLine[] = [];
  let before: Comment | undefined;
  for (const [place, comment] of comments.entries()) {
    const isNewDay = before === undefined || dayOf(before.created_at) !== dayOf(comment.created_at);
    if (isNewDay) lines.push({ kind: 'day', day: dayOf(comment.created_at) });
    const isUnreadStart = comment.index === unreadFrom;
    if (isUnreadStart) lines.push({ kind: 'unread' });
    const next = comments[place + 1];
    const isFollowed =
      next?.user_id === comment.user_id &&
      minuteOf(next.created_at) === minuteOf(comment.created_at) &&
      next.index !== unreadFrom;
    const isFirst = isNewDay || isUnreadStart || before?.user_id !== comment.user_id;
    lines.push({ kind: 'message', comment, isFirst, isLast: !isFollowed });
    before = comment;
  }
  return lines;
}

/** How many others have read a message. */
export function readersOf(
  { index, user_id: sender }: Pick<Comment, 'index' | 'user_id'>,
  users: readonly { user_id: number; read_comment_index: number; leave: boolean }[],
): number {
  return users.filter((one) => one.user_id !== sender && !one.leave && one.read_comment_index >= index).length;
}
