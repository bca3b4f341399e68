import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { chatRoomTopic } from '#features/live-chat/rules/channel/chat-topics.ts';
import type { Database } from '#server/database/database.ts';
import { expect } from 'vitest';
import { crowdCall, type CrowdMember, crowdRealm } from './chat-crowd.ts';
import { chatSource } from './chat-world.ts';
import { type LogReader, readLog } from './log-reader.ts';
import type { ServedAnswer, ServedHiroba } from './serve-hiroba.ts';

/** A message of somebody, under the key that its page has made for it. */
export interface SentMessage {
  sender: CrowdMember;
  key: string;
  body: string;
  /** Its place in the room, as the server has acknowledged it. */
  index?: number;
}

export const roomOf = ({ roomIds }: CrowdMember): number => roomIds[0] as number;
export const topicOfRoom = (roomId: number): string =>
  chatRoomTopic({ realmKey: crowdRealm, dataSourceId: chatSource }, roomId);

export function newMessage(sender: CrowdMember, body: string): SentMessage {
  return { sender, key: randomUUID(), body };
}

/** Sends a message once; false when the server did not answer, or not now. */
export async function sendOnce(server: ServedHiroba, message: SentMessage): Promise<boolean> {
  const { sender, key, body } = message;
  const headers = { 'access-token': sender.accessToken };
  const answer: ServedAnswer | undefined = await server
    .post(crowdCall('comment', roomOf(sender)), { key, body }, headers)
    .catch(() => undefined);
  if (answer === undefined || answer.status >= 500 || answer.status === 429) return false;
  if (answer.status !== 200) throw new Error(`A message was refused with ${answer.status}: ${answer.message}`);
  const index = answer.data.index as number;
  if (message.index !== undefined && message.index !== index) throw new Error('A repeat was acknowledged elsewhere.');
  message.index = index;
  return true;
}

/** As a page does: again with the same key, until it is acknowledged. */
export async function sendUntilTaken(server: ServedHiroba, message: SentMessage): Promise<void> {
  while (!(await sendOnce(server, message))) await wait(200);
}

/** An open page of somebody that shows the room. */
export function readRoomAt(server: ServedHiroba, reader: CrowdMember): Promise<LogReader> {
  const hello = { headers: { 'access-token': reader.accessToken }, portalId: 0, eventId: 11 };
  return readLog(server.address, topicOfRoom(roomOf(reader)), { hello });
}

/** The messages that a page shows. */
function shownAt({ read }: LogReader): string[] {
  return (read as unknown as { comment?: { body: string } }[]).flatMap(({ comment }) => comment?.body ?? []);
}

export async function storedIn({ pool }: Database, roomId: number): Promise<{ index: number; body: string }[]> {
  const { rows } = await pool.query<{ index: number; body: string }>(
    'select comment_index as index, body from chat_comment where room_id = $1 order by comment_index',
    [roomId],
  );
  return rows;
}

/** Every acknowledged message is there once, where it was said to be, and every reader has what there is, in order. */
export async function auditTalk(
  database: Database,
  roomId: number,
  sent: readonly SentMessage[],
  readers: readonly LogReader[],
): Promise<void> {
  const stored = await storedIn(database, roomId);
  const bodies = stored.map(({ body }) => body);
  expect(stored.map(({ index }) => index)).toEqual(stored.map((_, place) => place + 1));
  for (const { body, index } of sent) {
    if (index === undefined) continue;
    expect([body, stored[index - 1]?.body]).toEqual([body, body]);
    expect(bodies.filter((one) => one === body)).toHaveLength(1);
  }
  for (const reader of readers) await expect.poll(() => shownAt(reader)).toEqual(bodies);
}
