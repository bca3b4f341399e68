import type { Metadata, Region, Sharp, SharpOptions } from 'sharp';
import { checkImage, svgType } from '#kernel/image-rules.ts';
import { imageMaxSide } from '#kernel/limits.ts';
import type { Crop } from '#kernel/schema.ts';
import { ImageRefused } from './image-refused.ts';

export interface EncodedImage {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface InspectedImage {
  /** A file ending of the original: jpg, png, gif, webp, svg. */
  extension: string;
  type: string;
  width: number;
  height: number;
}

/** Effort 4, the default, takes half as long again for 5 % fewer bytes. */
const webp = { quality: 82, effort: 2 };
/** Of the same look, with 35 % fewer bytes; more effort takes eight times as long for 5 % fewer. */
const avif = { quality: 55, effort: 2 };
/** Wider pictures take seconds, and are shown only at full size. */
const avifMaxWidth = 1600;
/** What saves less is not worth a second file. */
const avifWorth = 0.9;
const mostSeconds = 30;
/** A drawing has no pixels of its own: it is drawn half as large again as it says, within these sides. */
const drawnSides = { least: 512, most: 1600 };

async function openImage(bytes: Uint8Array, options: SharpOptions): Promise<Sharp> {
  // Loaded at the first picture, so that a start without one does not wait for it.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // Of an animation the first picture is kept: what moves and cannot be stopped disturbs readers, and a small file can unfold into thousands of frames.
  return sharp(bytes, { failOn: 'error', pages: 1, ...options });
}

/** Reads only the head of a picture; refuses other types and too large ones. */
export async function inspectImage(bytes: Uint8Array, allowSvg: boolean): Promise<InspectedImage> {
  refuseProblems(checkImage({ bytes: bytes.byteLength }));
  const metadata = await readMetadata(bytes);
  const { format, width, height } = metadata;
  const type = format === 'svg' ? svgType : `image/${format}`;
  refuseProblems(checkImage({ type, width, height, allowSvg }));
  return { extension: format === 'jpeg' ? 'jpg' : format, type, width, height };
}

/** The size a picture will have when it is encoded. */
export async function measureImage(
  bytes: Uint8Array,
  image: Pick<InspectedImage, 'type' | 'width' | 'height'>,
): Promise<{ width: number; height: number }> {
  const { autoOrient } = await readMetadata(bytes, densityOf(image));
  return { width: autoOrient.width, height: autoOrient.height };
}

/**
 * Decodes the whole picture and writes it, or a part of it, anew as webp: upright, without metadata, in sRGB, and within
 * `mostSide`.
 */
export async function encodeImage(
  bytes: Uint8Array,
  image: Pick<InspectedImage, 'type' | 'width' | 'height'>,
  { mostSide = imageMaxSide, crop }: { mostSide?: number; crop?: Crop | undefined } = {},
): Promise<EncodedImage> {
  const density = densityOf(image);
  try {
    const area = crop && pixelsOf(crop, await measureImage(bytes, image));
    const picture = await openImage(bytes, {
      limitInputPixels: imageMaxSide * imageMaxSide,
      ...(density && { density }),
    });
    const upright = picture.autoOrient();
    const { data, info } = await (area === undefined ? upright : upright.extract(area))
      .resize({ width: mostSide, height: mostSide, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: mostSeconds })
      .webp(webp)
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    throw new ImageRefused('unreadable');
  }
}

/** At least a pixel of each side, and none outside. */
function pixelsOf(crop: Crop, whole: { width: number; height: number }): Region {
  const left = Math.min(Math.round((crop.x / 100) * whole.width), whole.width - 1);
  const top = Math.min(Math.round((crop.y / 100) * whole.height), whole.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((crop.width / 100) * whole.width), whole.width - left)),
    height: Math.max(1, Math.min(Math.round((crop.height / 100) * whole.height), whole.height - top)),
  };
}

/** A copy of a stored picture that is at most `width` wide. */
export async function narrowImage(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  const picture = await openImage(bytes, {});
  if ((await picture.metadata()).width <= width) return bytes;
  return picture.resize({ width }).webp(webp).toBuffer();
}

/**
 * A part of a stored picture in a form, as large as the picture allows; `place` is where it lies along the side that is
 * too long, in per cent of what is left over.
 */
export async function cutImage(
  bytes: Uint8Array,
  form: { width: number; height: number },
  place: number,
): Promise<Uint8Array> {
  const picture = await openImage(bytes, {});
  const whole = await picture.metadata();
  const scale = Math.min(1, whole.width / form.width, whole.height / form.height);
  const [width = 1, height = 1] = [form.width, form.height].map((side) => Math.max(1, Math.round(side * scale)));
  const covering = Math.max(width / whole.width, height / whole.height);
  const covers = {
    width: Math.max(width, Math.round(whole.width * covering)),
    height: Math.max(height, Math.round(whole.height * covering)),
  };
  const left = Math.round(((covers.width - width) * place) / 100);
  const top = Math.round(((covers.height - height) * place) / 100);
  return picture
    .resize({ ...covers, fit: 'fill' })
    .extract({ left, top, width, height })
    .webp(webp)
    .toBuffer();
}

/** A stored picture, or its copy that is `width` wide, as AVIF; undefined where `stored` is nearly as small. */
export async function slimImage(bytes: Uint8Array, stored: number, width?: number): Promise<Uint8Array | undefined> {
  const picture = await openImage(bytes, {});
  if ((width ?? (await picture.metadata()).width) > avifMaxWidth) return undefined;
  const narrow = width === undefined ? picture : picture.resize({ width, withoutEnlargement: true });
  const slim = await narrow.avif(avif).toBuffer();
  return slim.byteLength < stored * avifWorth ? slim : undefined;
}

/** A whole picture on a white square, as home screens show it: opaque, and in a form that all of them know. */
export async function iconImage(bytes: Uint8Array, side: number): Promise<Uint8Array<ArrayBuffer>> {
  const ground = '#ffffff';
  const picture = await openImage(bytes, {});
  const png = picture
    .resize({ width: side, height: side, fit: 'contain', background: ground })
    .flatten({ background: ground })
    .png();
  return new Uint8Array(await png.toBuffer());
}

async function readMetadata(bytes: Uint8Array, density?: number): Promise<Metadata> {
  try {
    return await (await openImage(bytes, { limitInputPixels: false, ...(density && { density }) })).metadata();
  } catch {
    throw new ImageRefused('unreadable');
  }
}

/** 72 draws a drawing in its own size; pictures of pixels have no density. */
function densityOf({ type, width, height }: Pick<InspectedImage, 'type' | 'width' | 'height'>): number | undefined {
  if (type !== svgType) return undefined;
  const side = Math.max(width, height);
  const wanted = side <= drawnSides.least ? drawnSides.least : Math.min(side * 1.5, drawnSides.most);
  return Math.max(1, (72 * wanted) / side);
}

function refuseProblems([problem]: ReturnType<typeof checkImage>): void {
  if (problem !== undefined) throw new ImageRefused(problem);
}
