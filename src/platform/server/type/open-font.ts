import type { Font } from 'fontkit';

/** A font of a file with one font. */
export async function openFont(file: Buffer): Promise<Font> {
  const { create } = await import('fontkit');
  const font = create(file);
  if ('fonts' in font) throw new TypeError('The file is a collection of fonts.');
  return font;
}
