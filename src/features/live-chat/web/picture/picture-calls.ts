import { preparePicture, throwRefusal } from '#features/upload/web.ts';
import type { Api } from '#web/api/api.ts';
import type { ChatPicture, commitChatImage, readChatPicture, uploadChatPicture } from '../../contract/picture.ts';
import { pictureSide } from '../../rules/limits/chat-limits.ts';

/** The chat that pictures belong to. */
export interface PictureAddress {
  portalId: number;
  eventId?: number | undefined;
  contentId: number;
  dataSourceId: number;
}

export type PictureSize = 'whole' | 'thumbnail';

/** Uploads a picture and keeps it for a message. Throws PictureRefused, or the CallError of any other failure. */
export async function sendPicture(
  api: Api,
  address: PictureAddress,
  file: File,
  signal: AbortSignal,
): Promise<ChatPicture> {
  const image = await preparePicture(file, pictureSide);
  signal.throwIfAborted();
  const sent = { signal, isQuiet: true } as const;
  const { data } = await api
    .post<typeof uploadChatPicture>('live_chat/picture/{portalId}[/{eventId}]/{contentId}/{dataSourceId}', {
      ...sent,
      params: address,
      body: { image },
    })
    .catch(throwRefusal);
  const { portalId, eventId } = address;
  const stored = await api.post<typeof commitChatImage>('{portalId}[/{eventId}]/commit/image', {
    ...sent,
    params: { portalId, eventId },
    body: { temp_path: data.temp_path },
  });
  return stored.data;
}

export async function readPicture(
  api: Api,
  address: PictureAddress,
  picture: string,
  size: PictureSize,
): Promise<Uint8Array<ArrayBuffer>> {
  const { data } = await api.get<typeof readChatPicture>(
    'live_chat/picture/{portalId}[/{eventId}]/{contentId}/{dataSourceId}/sent/{picture}',
    { params: { ...address, picture }, query: { size }, isQuiet: true },
  );
  return data.bytes;
}
