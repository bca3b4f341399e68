import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { keepLoaded } from './keep-loaded.ts';
import { letterFont } from './letter-font.ts';
import { openFont } from './open-font.ts';
import { type FindFont, slicedType } from './sliced-type.ts';
import { sheetTypeOrder, type TypeName } from './type-order.ts';

/** The typeface of what is printed is BIZ UDPGothic (SIL Open Font License 1.1), which is made for easy reading. */
const family = '@expo-google-fonts/biz-udpgothic';
const pathOf = createRequire(import.meta.url).resolve;
export const weights = { regular: 400, bold: 700 } as const;
type Weight = (typeof weights)[keyof typeof weights];

interface Sheet {
  files: Record<Weight, Uint8Array>;
  fonts: Record<Weight, Font>;
}

/** Read when something is printed first, and kept: 9 MB. */
const loadSheet = keepLoaded(async (): Promise<Sheet> => {
  const [thin, thick] = await Promise.all([
    readFile(pathOf(`${family}/400Regular/BIZUDPGothic_400Regular.ttf`)),
    readFile(pathOf(`${family}/700Bold/BIZUDPGothic_700Bold.ttf`)),
  ]);
  const { regular, bold } = weights;
  return {
    files: { [regular]: thin, [bold]: thick },
    fonts: { [regular]: await openFont(thin), [bold]: await openFont(thick) },
  };
});

const types: Record<TypeName, FindFont> = {
  japanese: async (letter, weight) => {
    const font = (await loadSheet()).fonts[weight === weights.bold ? weights.bold : weights.regular];
    return font.hasGlyphForCodePoint(letter.codePointAt(0)!) ? font : undefined;
  },
  rare: slicedType('noto-sans-jp'),
  korean: slicedType('noto-sans-kr'),
  simplified: slicedType('noto-sans-sc'),
  traditional: slicedType('noto-sans-tc'),
};

/** The letters of a text that are drawn: all but line breaks and other control characters. */
const lettersOf = (text: string): Set<string> => new Set(text.replace(/\p{Cc}/gu, ''));

/** Maps each letter of a text to the first font that has it; a letter that no font has is left out. */
export async function findFonts(text: string, order: readonly TypeName[], weight: Weight): Promise<Map<string, Font>> {
  const found = new Map<string, Font>();
  for (const letter of lettersOf(text)) {
    for (const name of order) {
      const font = await types[name](letter, weight);
      if (font === undefined) continue;
      found.set(letter, font);
      break;
    }
  }
  return found;
}

/** Finds one typeface for the whole text where one has it, because two in one name look wrong. */
export async function findAlike(text: string, order: readonly TypeName[], weight: Weight): Promise<Map<string, Font>> {
  const letters = lettersOf(text).size;
  for (const name of order) {
    const found = await findFonts(text, [name], weight);
    if (found.size === letters) return found;
  }
  return findFonts(text, order, weight);
}

/** The letters of a text that can be printed. */
export async function printableLetters(text: string): Promise<ReadonlySet<string>> {
  return new Set((await findFonts(text, sheetTypeOrder('jpn'), weights.bold)).keys());
}

/** The typeface of what is printed, as a file. */
export async function plainType(weight: Weight): Promise<Uint8Array> {
  return (await loadSheet()).files[weight];
}

/** Whether the typeface of what is printed has every letter of a text. */
export async function hasPlainType(text: string): Promise<boolean> {
  return (await findFonts(text, ['japanese'], weights.bold)).size === lettersOf(text).size;
}

/** A font for a text whose letters were found, as pdfkit takes it: that of the whole print where it has them all. */
export async function typeOf(
  name: string,
  found: ReadonlyMap<string, Font>,
  text: string,
  weight: Weight,
): Promise<Uint8Array> {
  const { files, fonts } = await loadSheet();
  const like = fonts[weight];
  const isWhole = found.size === lettersOf(text).size && [...found.values()].every((font) => font === like);
  return isWhole ? files[weight] : letterFont(name, found, like);
}
