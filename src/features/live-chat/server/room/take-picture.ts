import type { Database } from '#server/database/database.ts';
import { refuseFields } from '../chat-refusal.ts';

/** Gives an own picture to the room that it is sent to; 422 for one of others, and for one that another room has. */
export async function takePicture(
  { pool }: Pick<Database, 'pool'>,
  roomId: number,
  profileId: number,
  pictureId: string,
): Promise<void> {
  const { rows } = await pool.query(
    `update chat_picture set room_id = $1
    where picture_id = $2 and owner_profile_id = $3 and coalesce(room_id, $1) = $1 returning picture_id`,
    [roomId, pictureId, profileId],
  );
  if (rows.length === 0) throw refuseFields({ image: (say) => say.pictureMissing });
}
