import { parseId } from '#kernel/site-path.ts';

/** Below it every channel has a folder of its own, which is the path of its cookie. */
export const streamFolder = '/web_api/live_stream';

/** A stream of a channel of this server: the ids of its site, its content, its detail, and of one of its streams. */
export type StreamIds = readonly number[];

export const channelOf = (ids: StreamIds): string => ids.join('-');

export const folderOf = (ids: StreamIds): string => `${streamFolder}/${channelOf(ids)}/`;

/** The ids in the name of a channel; undefined for another text. */
export function idsOf(channel: string): StreamIds | undefined {
  const ids = channel.split('-').map((id) => parseId(id));
  return ids.length >= 4 && ids.length <= 5 && ids.every((id) => id !== undefined) ? ids : undefined;
}
