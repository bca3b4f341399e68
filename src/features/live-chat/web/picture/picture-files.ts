import { imageTypes } from '#kernel/image-rules.ts';

/** Types instead of `image/*`: iPhones then give a JPEG for a HEIC. */
export const pictureAccept = imageTypes.join(',');

/** The pictures in what was pasted or dropped; a text with a picture of itself, as spreadsheets copy it, is a text. */
export function picturesOf(data: Pick<DataTransfer, 'files' | 'types'> | null): File[] {
  if (data === null || data.types.includes('text/plain')) return [];
  return [...data.files].filter(({ type }) => type.startsWith('image/'));
}

/** Whether files are dragged over the page. */
export function bringsFiles(data: Pick<DataTransfer, 'types'> | null): boolean {
  return data?.types.includes('Files') ?? false;
}
