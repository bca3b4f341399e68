import { realmKey } from '#features/site/rules/realm-key.ts';
import { serve } from '#features/site/server.ts';
import { admitImage, readImage, refusingImages } from '#features/upload/server.ts';
import type { Random } from '#kernel/clock.ts';
import { randomUuid } from '#kernel/random-id.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import type { Uploads } from '#server/uploads/uploads.ts';
import * as calls from '../../contract/picture.ts';
import { pictureSide, picturesADay, thumbnailSide } from '../../rules/limits/chat-limits.ts';
import { pictureIdOf, pictureOfTempPath, tempPathOf } from '../../rules/picture/temp-path.ts';
import { serveChat } from '../desk/chat-desk.ts';
import { refuseFields, refuseTooFast } from '../desk/chat-refusal.ts';
import type { MemberLimits } from '../desk/member-limits.ts';
import { commitPicture, countPictures, readPicture, storePicture } from './picture-store.ts';

export interface PictureServices {
  database: Database;
  limits: MemberLimits;
  random: Random;
  uploads: Pick<Uploads, 'encodePair'>;
}

const dayMs = 24 * 60 * 60_000;

/** The calls about pictures in messages, which never stand in the public store of pictures. */
export function createPictureCalls({ database, limits, random, uploads }: PictureServices): ServedEndpoint[] {
  const upload = serveChat(database, calls.uploadChatPicture, async ({ profile, context }, { body }) => {
    limits.demand('picture', profile);
    const { count, first } = await countPictures(database, profile.profileId, context.now - dayMs);
    if (count >= picturesADay) throw refuseTooFast(first + dayMs - context.now);
    const { bytes, declaredType } = readImage(body.image);
    const how = { from: context.clientAddress, mostSide: pictureSide, thumbnailSide };
    const pair = await refusingImages(uploads.encodePair(bytes, { ...how, ...(declaredType && { declaredType }) }));
    const pictureId = randomUuid(random);
    await storePicture(database, pictureId, profile, pair, context.now);
    return { data: { temp_path: tempPathOf(pictureId) } };
  });

  return [
    { ...upload, admit: admitImage },
    serve(calls.commitChatImage, async ({ site, member, body, context }) => {
      const pictureId = pictureOfTempPath(body.temp_path);
      const owner = { memberId: member.memberId, realmKey: realmKey(site) };
      const picture = pictureId && (await commitPicture(database, pictureId, owner, context.now));
      if (!picture) throw refuseFields({ temp_path: (say) => say.pictureMissing });
      return { data: picture };
    }),
    serveChat(database, calls.readChatPicture, async ({ profile }, { params, query }) => {
      const pictureId = pictureIdOf(params.picture);
      const bytes = pictureId && (await readPicture(database, pictureId, profile, query.size));
      if (!bytes) throw refuse('notFound');
      return { data: { name: 'picture.webp', bytes } };
    }),
  ];
}
