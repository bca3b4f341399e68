import { classNames } from './class-names.ts';

export interface PictureSource {
  src: string;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** The size of the file, so that its place is kept before it arrives. */
  width: number;
  height: number;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** The point that stays in sight where it is cut, in per cent from the left and from the top. */
  focus?: { x: number; y: number } | undefined;
}

/** The shapes to which pictures are cut: width by height. */
export const shapeOfRatio = { '16-9': 16 / 9, '21-9': 21 / 9, '4-3': 4 / 3, '1-1': 1 } as const;
type PictureRatio = keyof typeof shapeOfRatio;

export interface PictureProps extends PictureSource {
  /** The one picture a page is opened for: fetched first. */
  priority?: boolean;
  /** Cut to this shape; without it the picture keeps its own. */
  ratio?: PictureRatio;
  className?: string | undefined;
}

/** Style sheets know tens: a page has no styles of its own. */
const tens = (percent: number): number => Math.round(percent / 10) * 10;

export function Picture({ priority, ratio, className, alt, focus, ...source }: PictureProps) {
  return (
    <img
      {...source}
      alt={alt}
      className={classNames('hb-picture', ratio && `hb-ratio-${ratio}`, className)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      // Painted with the text around it, not a frame later, which a busy script can make a long one.
      decoding={priority ? 'sync' : 'async'}
      // The server hastens the first pictures of a page.
      suppressHydrationWarning
      data-focus-x={focus && tens(focus.x)}
      data-focus-y={focus && tens(focus.y)}
    />
  );
}
