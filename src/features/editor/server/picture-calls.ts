import { readFile } from 'node:fs/promises';
import { type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { admitImage, readImage, refusingImages } from '#features/upload/server.ts';
import type { BodyOf } from '#kernel/endpoint.ts';
import { baseOf } from '#kernel/site-path.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { Uploads } from '#server/uploads/uploads.ts';
import { uploadPicture } from '../contract.ts';
import * as booth from '../contract/booth.ts';
import { cropBoothPicture, cropPicture } from '../contract/files.ts';
import type { OwnBooth } from './own-booth.ts';

type Pictures = Pick<Uploads, 'storeImage' | 'findSource'>;

/** The calls by which organisers and exhibitors store pictures, and parts of them. */
export function pictureCalls(uploads: Pictures, ownBooth: OwnBooth): ServedConsoleCall[] {
  const upload = async ({ image: sent }: { image?: unknown }, context: RequestContext) => {
    const image = readImage(sent, { allowSvg: true });
    const options = { ...image, allowSvg: true, keepSource: true, from: context.clientAddress };
    const { path, width, height } = await refusingImages(uploads.storeImage(image.bytes, options));
    return { data: { path, width, height, url: baseOf(context.hostSite) + path } };
  };
  const crop = async ({ path: whole, crop: area }: BodyOf<typeof cropPicture>, context: RequestContext) => {
    const source = await uploads.findSource(/[0-9a-f]{64}/.exec(whole)?.[0] ?? '');
    if (source === undefined) throw refuse('notFound');
    const options = { allowSvg: true, keepSource: true, from: context.clientAddress, crop: area };
    const stored = await refusingImages(uploads.storeImage(await readFile(source.file), options));
    const { path, width, height, original = whole } = stored;
    return { data: { path, width, height, original } };
  };
  return [
    serveConsole(uploadPicture, ({ body, context }) => upload(body, context), admitImage),
    serveConsole(cropPicture, ({ body, context }) => crop(body, context)),
    serveConsole(
      booth.uploadBoothPicture,
      async ({ site, params, body, context }) => {
        await ownBooth(site, params);
        return upload(body, context);
      },
      admitImage,
    ),
    serveConsole(cropBoothPicture, async ({ site, params, body, context }) => {
      await ownBooth(site, params);
      return crop(body, context);
    }),
  ];
}
