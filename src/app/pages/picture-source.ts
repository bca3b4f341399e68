import type { Picture } from '#features/site/web.ts';
import type { HostSite } from '#kernel/site-path.ts';
import { assetHref } from '#web/site/page-context.ts';
import type { PictureSource } from '#web/ui/picture.tsx';

/** The widths in which the server offers every picture. */
const pictureWidths = [480, 960, 1600] as const;

/** A stored picture with its variants, so that a phone fetches a small one. */
export function pictureSource(hostSite: HostSite, picture: Picture, sizes: string): PictureSource {
  const src = assetHref(hostSite, picture.path);
  const variants = pictureWidths.filter((width) => width < picture.width);
  return {
    src,
    alt: picture.alt ?? '',
    width: picture.width,
    height: picture.height,
    srcSet: [
      ...variants.map((width) => `${src.replace(/\.webp$/, `-${width}.webp`)} ${width}w`),
      `${src} ${picture.width}w`,
    ].join(', '),
    sizes,
    focus: picture.focus,
  };
}
