import type { Comment, Room, RoomEvent } from '../channel/room-shapes.ts';

/** A room as a page holds it: the messages from one on, in their order. */
export interface HeldRoom {
  room: Room;
  comments: readonly Comment[];
}

/** The room after a change. Changes in their order lead to what a fresh read gives. */
export function applyEvent(held: HeldRoom, event: RoomEvent): HeldRoom {
  const version = Math.max(held.room.version, event.at);
  if ('comment' in event) {
    const comments = withComment(held.comments, event.comment);
    return { comments, room: { ...withLast(held.room, event.comment), version } };
  }
  if ('user' in event)
    return { ...held, room: { ...held.room, users: withUser(held.room.users, event.user), version } };
  return { ...held, room: { ...held.room, ...event.room, version } };
}

function withComment(comments: readonly Comment[], comment: Comment): readonly Comment[] {
  const first = comments[0];
  // An earlier one than the page holds is read with its page.
  if (first !== undefined && comment.index < first.index) return comments;
  const at = comments.findIndex(({ index }) => index >= comment.index);
  if (at === -1) return [...comments, comment];
  const isKnown = comments[at]?.index === comment.index;
  return [...comments.slice(0, at), comment, ...comments.slice(isKnown ? at + 1 : at)];
}

function withLast(room: Room, { index, body, type, created_at: createdAt, user_id: userId, removed }: Comment): Room {
  if (index < room.comment_count) return room;
  return {
    ...room,
    comment_count: index,
    last_message: removed ? '' : body,
    last_message_type: type,
    last_messaged_at: createdAt,
    last_messaged_user_id: userId,
  };
}

function withUser(users: Room['users'], user: Room['users'][number]): Room['users'] {
  const at = users.findIndex(({ user_id: id }) => id === user.user_id);
  if (at !== -1) return users.with(at, user);
  return [...users, user].sort((one, other) => one.user_id - other.user_id);
}
