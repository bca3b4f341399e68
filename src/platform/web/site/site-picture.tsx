import type { HostSite } from '#kernel/site-path.ts';
import { Picture, type PictureProps, type PictureSource } from '../ui/picture.tsx';
import { assetHref, usePageContext } from './page-context.ts';

/** A stored picture, as the calls answer it. */
export interface StoredPicture {
  path: string;
  width: number;
  height: number;
  alt?: string | undefined;
  focus?: { x: number; y: number } | undefined;
}

/** The narrower copies that the server makes of every stored picture. */
export const copyWidths: readonly number[] = [480, 960, 1600];

/** The addresses of a stored picture and its narrower copies; `sizes` says how wide it is shown. */
export function pictureSource(hostSite: HostSite, picture: StoredPicture, sizes?: string): PictureSource {
  const { path, width, height, alt = '', focus } = picture;
  const src = assetHref(hostSite, path);
  const stem = /^(.*\/[0-9a-f]{64})\.webp$/.exec(src)?.[1];
  const narrower = stem === undefined || sizes === undefined ? [] : copyWidths.filter((one) => one < width);
  if (narrower.length === 0) return { src, alt, width, height, focus };
  const srcSet = [...narrower.map((one) => `${stem}-${one}.webp ${one}w`), `${src} ${width}w`].join(', ');
  return { src, alt, width, height, srcSet, sizes, focus };
}

export interface SitePictureProps extends Omit<PictureProps, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> {
  picture: StoredPicture;
  /** Replaces the picture's own text; empty when the text beside it says the same. */
  alt?: string;
}

export function SitePicture({ picture, alt, sizes, ...look }: SitePictureProps) {
  const { hostSite } = usePageContext();
  const source = pictureSource(hostSite, picture, sizes);
  return <Picture {...source} alt={alt ?? source.alt} {...look} />;
}
