/** A room is unread when somebody has read less, or more, than there is (CHAT-022). */
export function isUnread(room: { comment_count: number }, user: { read_comment_index: number }): boolean {
  return user.read_comment_index !== room.comment_count;
}

export function unreadCount(room: { comment_count: number }, user: { read_comment_index: number }): number {
  return Math.max(0, room.comment_count - user.read_comment_index);
}

/** The mark of whoever writes a message: it is read, and what they may not have seen before it is not. */
export function markAfterOwn(mark: number, index: number): number {
  return mark === index - 1 ? index : mark;
}
