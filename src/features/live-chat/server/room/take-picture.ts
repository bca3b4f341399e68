import type { Database } from '#server/database/database.ts';
import { refuseFields } from '../chat-refusal.ts';

interface PictureOfMessage {
  sender: number;
  key: string;
  pictureId: string;
}

/**
 * Gives an own picture to the room that it is sent to. 422 for one of others, one that was not committed, and one that
 * another room or message has.
 */
export async function takePicture(
  { pool }: Pick<Database, 'pool'>,
  roomId: number,
  { sender, key, pictureId }: PictureOfMessage,
): Promise<void> {
  const { rows } = await pool.query(
    `update chat_picture i set room_id = $1
    where i.picture_id = $2 and i.owner_profile_id = $3 and coalesce(i.room_id, $1) = $1 and i.committed_at is not null
      and not exists (select from chat_comment c where c.picture_id = i.picture_id and c.key <> $4)
    returning i.picture_id`,
    [roomId, pictureId, sender, key],
  );
  if (rows.length === 0) throw refuseFields({ image: (say) => say.pictureMissing });
}
