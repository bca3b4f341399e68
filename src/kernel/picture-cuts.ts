/** The forms in which search engines show a picture, cut from its middle; the server makes each when it is first asked for. */
export const pictureCuts = {
  '16x9': { width: 1280, height: 720 },
  '4x3': { width: 1200, height: 900 },
  '1x1': { width: 1200, height: 1200 },
} as const;
export type PictureCut = keyof typeof pictureCuts;

/** The path of a stored picture in a form. */
export function cutPath(path: string, cut: PictureCut): string {
  return path.replace(/\.webp$/, `-${cut}.webp`);
}
