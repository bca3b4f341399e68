/** A room is unread if the number of read messages differs from the number of messages (CHAT-022). */
export function isUnread(room: { comment_count: number }, user: { read_comment_index: number }): boolean {
  return user.read_comment_index !== room.comment_count;
}

export function unreadCount(room: { comment_count: number }, user: { read_comment_index: number }): number {
  return Math.max(0, room.comment_count - user.read_comment_index);
}

/**
 * The mark of an author after a message: it counts as read, but messages before it that the author may not have seen do
 * not.
 */
export function markAfterOwn(mark: number, index: number): number {
  return mark === index - 1 ? index : mark;
}
