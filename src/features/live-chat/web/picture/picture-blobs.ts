import type { Api } from '#web/api/api.ts';
import { type PictureAddress, type PictureSize, readPicture } from './picture-calls.ts';

/** The newest pictures of this page; nothing of a chat is kept when it is left. */
const keptMax = 80;
const kept = new Map<string, Promise<string>>();

const nameOf = (id: string, size: PictureSize): string => `${id} ${size}`;

function keep(name: string, address: Promise<string>): Promise<string> {
  kept.set(name, address);
  address.catch(() => kept.get(name) === address && kept.delete(name));
  const [oldest] = kept;
  if (kept.size > keptMax && oldest !== undefined) {
    kept.delete(oldest[0]);
    oldest[1].then(URL.revokeObjectURL, () => undefined);
  }
  return address;
}

/** The address of a picture within this page: it is read with the headers of a call, once. */
export function pictureBlob(api: Api, address: PictureAddress, id: string, size: PictureSize): Promise<string> {
  const name = nameOf(id, size);
  return (
    kept.get(name) ??
    keep(
      name,
      readPicture(api, address, id, size).then((bytes) =>
        URL.createObjectURL(new Blob([bytes], { type: 'image/webp' })),
      ),
    )
  );
}

/** The page does not read a picture again that it has sent. */
export function keepSentPicture(id: string, blobAddress: string): void {
  void keep(nameOf(id, 'thumbnail'), Promise.resolve(blobAddress));
}
