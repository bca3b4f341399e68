import { imageMaxBytes, imageMaxSide } from './limits.ts';

/** The pictures a visitor may upload: jpg, jpeg, png, gif and webp (PROFILE-033). */
export const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
const imageExtensions = ['jpg', 'jpeg', 'png', 'gif', 'webp'] as const;
/** An organiser's site folder may also hold drawings; each is drawn once and stored as pixels. */
export const svgType = 'image/svg+xml';

export type ImageProblem = 'tooManyBytes' | 'tooManyPixels' | 'wrongType';

/** The facts known of a picture so far; a missing fact is not judged. */
export interface ImageFacts {
  bytes?: number;
  width?: number;
  height?: number;
  type?: string;
  /** The file's name: its ending must be one of the list. */
  name?: string;
  allowSvg?: boolean;
}

/** Both limits are inclusive: 100 MB and 8000 px on each side are still accepted. */
export function checkImage({
  bytes = 0,
  width = 1,
  height = 1,
  type,
  name,
  allowSvg = false,
}: ImageFacts): ImageProblem[] {
  const extensions: readonly string[] = allowSvg ? [...imageExtensions, 'svg'] : imageExtensions;
  const types: readonly string[] = allowSvg ? [...imageTypes, svgType] : imageTypes;
  const problems: ImageProblem[] = [];
  const isNamedWrong = name !== undefined && !extensions.includes(extensionOf(name));
  if (isNamedWrong || (type !== undefined && !types.includes(type))) problems.push('wrongType');
  if (bytes > imageMaxBytes) problems.push('tooManyBytes');
  if (width > imageMaxSide || height > imageMaxSide) problems.push('tooManyPixels');
  return problems;
}

function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}
