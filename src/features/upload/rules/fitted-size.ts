export interface Size {
  width: number;
  height: number;
}

/** The size of a picture when its longer side is at most `most`; whole pixels, never larger than it is. */
export function fittedSize({ width, height }: Size, most: number): Size {
  const scale = Math.min(1, most / Math.max(width, height));
  const fit = (side: number): number => Math.max(1, Math.round(side * scale));
  return { width: fit(width), height: fit(height) };
}
