interface Shape {
  width: number;
  height: number;
}

/** Pictures of much the same shape stand side by side as they are. */
const alike = 1.25;

export interface PicturePlaces {
  /** Some have a picture: the others get a place of the same size. */
  hasPictures: boolean;
  /** Their shapes differ so much that they need a common one. */
  isMixed: boolean;
}

export function picturePlaces(pictures: readonly (Shape | null)[]): PicturePlaces {
  const ratios = pictures.flatMap((picture) => (picture === null ? [] : [picture.width / picture.height]));
  return { hasPictures: ratios.length > 0, isMixed: Math.max(...ratios) > Math.min(...ratios) * alike };
}

/** The common shape, width to height. A wider picture is shown whole, as it may carry words; a taller one is cut. */
export const commonRatio = 2;

export function isShownWhole({ width, height }: Shape): boolean {
  return width / height > commonRatio;
}
