import * as calls from '#features/live-chat/contract/room.ts';
import type { HeldRoom } from '#features/live-chat/rules/room/apply-event.ts';
import type { RoomEvent } from '#features/live-chat/rules/channel/room-shapes.ts';
import { chatTopics } from '#features/live-chat/server/room/room-topics.ts';
import type { Visit } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import type { LogTopic, OwnTopic } from '#server/realtime/topic-kinds.ts';
import { type ChatPerson, type ChatWorld, chatWorld, publishChat } from './chat-world.ts';

/** Where a story is played: two servers on one database. */
export interface Stage {
  database: Database;
  servers: readonly [ChatWorld, ChatWorld];
  log: LogTopic<Visit>;
  own: OwnTopic<Visit>;
}

export async function openStage(database: Database): Promise<Stage> {
  await publishChat(database);
  const servers = [await chatWorld(database), await chatWorld(database)] as const;
  const [log, own] = chatTopics({ database, guardContent: async () => {} }) as [LogTopic<Visit>, OwnTopic<Visit>];
  return { database, servers, log, own };
}

export async function since({ log }: Stage, roomId: number, after: number): Promise<RoomEvent[]> {
  const [part] = await log.since([{ params: { roomId: String(roomId) }, after }], 1_000);
  return part?.events as unknown as RoomEvent[];
}

/** A room as a fresh read gives it; undefined for who is not in it. */
export async function fetched({ servers }: Stage, reader: ChatPerson, roomId: number): Promise<HeldRoom | undefined> {
  const page = await servers[0].call(reader, calls.readComments, { roomId, query: { per_page: 100 } });
  return typeof page === 'number' ? undefined : { room: page.room, comments: page.comments };
}
