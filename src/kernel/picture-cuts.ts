import type { Focus } from './schema.ts';

/** The forms in which search engines show a picture; the server makes each when it is first asked for. */
export const pictureCuts = {
  '16x9': { width: 1280, height: 720 },
  '4x3': { width: 1200, height: 900 },
  '1x1': { width: 1200, height: 1200 },
} as const;
export type PictureCut = keyof typeof pictureCuts;

/**
 * Where a form lies along the side that is too long, in per cent of what is left over, as `object-position` says it. A
 * picture has few forms, because anybody may ask for them.
 */
export const cutPlaces = [0, 25, 50, 75, 100] as const;
export const middle = 50;

interface CutPicture {
  path: string;
  width: number;
  height: number;
  focus?: Focus | undefined;
}

/** The path of a stored picture in a form, cut where its focus is nearest. */
export function cutPath({ path, width, height, focus }: CutPicture, cut: PictureCut): string {
  const form = pictureCuts[cut];
  const isTooWide = width * form.height > height * form.width;
  const wanted = (isTooWide ? focus?.x : focus?.y) ?? middle;
  const step = 100 / (cutPlaces.length - 1);
  const place = Math.round(wanted / step) * step;
  return path.replace(/\.webp$/, `-${cut}${place === middle ? '' : `-${place}`}.webp`);
}
