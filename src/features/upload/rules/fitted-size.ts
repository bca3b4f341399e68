export interface Size {
  width: number;
  height: number;
}

/** The size of a picture whose longer side is at most `most`; in whole pixels, never larger than the picture. */
export function fittedSize({ width, height }: Size, most: number): Size {
  const scale = Math.min(1, most / Math.max(width, height));
  const fit = (side: number): number => Math.max(1, Math.round(side * scale));
  return { width: fit(width), height: fit(height) };
}
