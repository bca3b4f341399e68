import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import type { LanguageCode } from '#kernel/language.ts';
import { nameTypeOrder, sheetTypeOrder, type TypeName } from '../rules/type-order.ts';
import { keepLoaded } from './keep-loaded.ts';
import { letterFont } from './letter-font.ts';
import { openFont } from './open-font.ts';
import { type FindFont, slicedType } from './sliced-type.ts';

/** The typeface of the receipt is BIZ UDPGothic (SIL Open Font License 1.1), which is made for easy reading. */
const family = '@expo-google-fonts/biz-udpgothic';
const pathOf = createRequire(import.meta.url).resolve;
const regular = 400;
const bold = 700;

/** The fonts of a receipt, as pdfkit takes them. */
export interface ReceiptType {
  /** For the words that every receipt has. */
  regular: Uint8Array;
  bold: Uint8Array;
  /** For what the organiser wrote. */
  written: Uint8Array;
  writtenBold: Uint8Array;
  addressee: Uint8Array;
}

interface Sheet {
  files: Record<number, Uint8Array>;
  fonts: Record<number, Font>;
}

/** Read for the first receipt, and kept: 9 MB. */
const loadSheet = keepLoaded(async (): Promise<Sheet> => {
  const [thin, thick] = await Promise.all([
    readFile(pathOf(`${family}/400Regular/BIZUDPGothic_400Regular.ttf`)),
    readFile(pathOf(`${family}/700Bold/BIZUDPGothic_700Bold.ttf`)),
  ]);
  const fonts = { [regular]: await openFont(thin), [bold]: await openFont(thick) };
  return { files: { [regular]: thin, [bold]: thick }, fonts };
});

const types: Record<TypeName, FindFont> = {
  japanese: async (letter, weight) => {
    const font = (await loadSheet()).fonts[weight]!;
    return font.hasGlyphForCodePoint(letter.codePointAt(0)!) ? font : undefined;
  },
  korean: slicedType('noto-sans-kr'),
  simplified: slicedType('noto-sans-sc'),
  traditional: slicedType('noto-sans-tc'),
};

/** The letters of a text that are drawn: all but line breaks and other control characters. */
const lettersOf = (text: string): Set<string> => new Set(text.replace(/\p{Cc}/gu, ''));

/** Maps each letter of a text to the first font that has it; a letter that no font has is left out. */
async function findFonts(text: string, order: readonly TypeName[], weight: number): Promise<Map<string, Font>> {
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
async function findAlike(text: string, order: readonly TypeName[], weight: number): Promise<Map<string, Font>> {
  const letters = lettersOf(text).size;
  for (const name of order) {
    const found = await findFonts(text, [name], weight);
    if (found.size === letters) return found;
  }
  return findFonts(text, order, weight);
}

/** The letters of a text that a receipt can print. */
export async function printableLetters(text: string): Promise<ReadonlySet<string>> {
  return new Set((await findFonts(text, sheetTypeOrder('jpn'), bold)).keys());
}

/** The addressee with the visitor's language, and the organiser's texts with the organiser's. */
interface Printed {
  addressee: string;
  language: LanguageCode;
  written: string;
  writtenLanguage: LanguageCode;
}

export async function receiptType({ addressee, language, written, writtenLanguage }: Printed): Promise<ReceiptType> {
  const { files, fonts } = await loadSheet();
  const set = (name: string, found: Map<string, Font>, text: string, weight: number): Uint8Array => {
    const like = fonts[weight]!;
    const isWhole = found.size === lettersOf(text).size && [...found.values()].every((font) => font === like);
    return isWhole ? files[weight]! : letterFont(name, found, like);
  };
  const order = sheetTypeOrder(writtenLanguage);
  const [name, thin, thick] = await Promise.all([
    findAlike(addressee, nameTypeOrder(addressee, language), bold),
    findFonts(written, order, regular),
    findFonts(written, order, bold),
  ]);
  return {
    regular: files[regular]!,
    bold: files[bold]!,
    written: set('Written', thin, written, regular),
    writtenBold: set('WrittenBold', thick, written, bold),
    addressee: set('Addressee', name, addressee, bold),
  };
}
