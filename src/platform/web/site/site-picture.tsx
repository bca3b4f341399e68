import { pictureWidths } from '#kernel/picture-widths.ts';
import type { HostSite } from '#kernel/site-path.ts';
import { Picture, type PictureProps, type PictureSource, shapeOfRatio } from '../ui/picture.tsx';
import { assetHref, usePageContext } from './page-context.ts';

/** A stored picture, as the calls answer it. */
export interface StoredPicture {
  path: string;
  width: number;
  height: number;
  alt?: string | undefined;
  focus?: { x: number; y: number } | undefined;
}

export interface ShownSize {
  /** How wide it is shown, as `sizes` says it. */
  sizes?: string | undefined;
  /** The shape to which it is cut. */
  ratio?: PictureProps['ratio'];
  /** Its place has other shapes too: `sizes` says how wide the uncut picture would be. */
  isRecut?: boolean | undefined;
  /** It is fetched before its place is known. */
  isEager?: boolean | undefined;
}

/** The addresses of a stored picture and its narrower copies. */
export function pictureSource(hostSite: HostSite, picture: StoredPicture, shown: ShownSize = {}): PictureSource {
  const { path, width, height, alt = '', focus } = picture;
  const { sizes, ratio, isRecut = false, isEager = false } = shown;
  const src = assetHref(hostSite, path);
  const stem = /^(.*\/[0-9a-f]{64})\.webp$/.exec(src)?.[1];
  const narrower = stem === undefined || sizes === undefined ? [] : pictureWidths.filter((one) => one < width);
  if (narrower.length === 0) return { src, alt, width, height, focus };
  // What is cut off at its sides counts as nothing: a copy fills a place that is narrower than itself.
  const cut = ratio === undefined || isRecut ? 1 : Math.max(1, width / height / shapeOfRatio[ratio]);
  const fills = (one: number): string => `${Math.round(one / cut)}w`;
  const srcSet = [...narrower.map((one) => `${stem}-${one}.webp ${fills(one)}`), `${src} ${fills(width)}`].join(', ');
  // A browser that knows `auto` measures the place of a lazy picture itself. Its place has to have a width of its own.
  const measuresItself = ratio !== undefined && !isRecut && !isEager;
  return { src, alt, width, height, srcSet, sizes: measuresItself ? `auto, ${sizes}` : sizes, focus };
}

export interface SitePictureProps extends Omit<PictureProps, 'src' | 'srcSet' | 'sizes' | 'width' | 'height' | 'alt'> {
  picture: StoredPicture;
  /** Replaces the picture's own text; empty when the text beside it says the same. */
  alt?: string;
  sizes?: string | undefined;
  isRecut?: boolean;
}

export function SitePicture({ picture, alt, sizes, isRecut, ...look }: SitePictureProps) {
  const { hostSite } = usePageContext();
  const source = pictureSource(hostSite, picture, { sizes, ratio: look.ratio, isRecut, isEager: look.priority });
  return <Picture {...source} alt={alt ?? source.alt} {...look} />;
}
