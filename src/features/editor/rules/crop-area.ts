import type { Crop, Focus } from '#kernel/schema.ts';

/** A corner of an area: which of its sides move with it. */
export const cropCorners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;
export type CropCorner = (typeof cropCorners)[number];

/** The smallest side that a hand can still take, in per cent. */
const leastPercent = 5;
const decimals = 100;
const rounded = (percent: number): number => Math.round(percent * decimals) / decimals;
const between = (percent: number, least: number, most: number): number => Math.min(Math.max(percent, least), most);

/** The largest area of a ratio, in the middle of a picture; without a ratio all of it. */
export function largestCrop(ratio: number | undefined, pictureRatio: number): Crop {
  if (ratio === undefined) return { x: 0, y: 0, width: 100, height: 100 };
  const width = Math.min(100, (ratio / pictureRatio) * 100);
  const height = Math.min(100, (pictureRatio / ratio) * 100);
  return inside({ x: (100 - width) / 2, y: (100 - height) / 2, width, height });
}

/** The area moved by per cents; it stays in the picture. */
export function movedCrop(crop: Crop, by: { x: number; y: number }): Crop {
  return inside({ ...crop, x: crop.x + by.x, y: crop.y + by.y });
}

/**
 * The area with a corner at another place, and the opposite one where it was. With a ratio the height follows from the
 * width, and both end where the picture does.
 */
export function resizedCrop(
  crop: Crop,
  corner: CropCorner,
  by: { x: number; y: number },
  ratio: number | undefined,
  pictureRatio: number,
): Crop {
  const isLeft = corner.endsWith('Left');
  const isTop = corner.startsWith('top');
  const [right, bottom] = [crop.x + crop.width, crop.y + crop.height];
  const room = { width: isLeft ? right : 100 - crop.x, height: isTop ? bottom : 100 - crop.y };
  let width = between(crop.width + (isLeft ? -by.x : by.x), Math.min(leastPercent, room.width), room.width);
  let height = between(crop.height + (isTop ? -by.y : by.y), Math.min(leastPercent, room.height), room.height);
  if (ratio !== undefined) {
    const high = pictureRatio / ratio;
    // The side that was moved further leads.
    if (Math.abs(by.y) > Math.abs(by.x)) width = height / high;
    width = Math.min(width, room.width, room.height / high);
    width = Math.max(width, Math.min(leastPercent / Math.min(1, high), room.width, room.height / high));
    height = width * high;
  }
  return inside({ x: isLeft ? right - width : crop.x, y: isTop ? bottom - height : crop.y, width, height });
}

function inside({ x, y, ...sides }: Crop): Crop {
  const [width, height] = [between(rounded(sides.width), 1, 100), between(rounded(sides.height), 1, 100)];
  return {
    x: between(rounded(x), 0, rounded(100 - width)),
    y: between(rounded(y), 0, rounded(100 - height)),
    width,
    height,
  };
}

/** The point of the whole picture in one of its areas, as near as it comes. */
export function focusInCrop(focus: Focus, before: Crop | undefined, after: Crop): Focus {
  const from = before ?? { x: 0, y: 0, width: 100, height: 100 };
  const along = (point: number, start: number, breadth: number, start2: number, breadth2: number): number =>
    Math.round(between(((start + (point / 100) * breadth - start2) / breadth2) * 100, 0, 100));
  return {
    x: along(focus.x, from.x, from.width, after.x, after.width),
    y: along(focus.y, from.y, from.height, after.y, after.height),
  };
}

/** The point moved by an arrow key; undefined for any other key. */
export function movedFocus({ x, y }: Focus, key: string, step: number): Focus | undefined {
  const by = directionOf(key);
  return by && { x: between(Math.round(x + by.x * step), 0, 100), y: between(Math.round(y + by.y * step), 0, 100) };
}

/** Where an arrow key leads. */
export function directionOf(key: string): { x: number; y: number } | undefined {
  if (key === 'ArrowLeft') return { x: -1, y: 0 };
  if (key === 'ArrowRight') return { x: 1, y: 0 };
  if (key === 'ArrowUp') return { x: 0, y: -1 };
  return key === 'ArrowDown' ? { x: 0, y: 1 } : undefined;
}
