import type { LanguageCode } from '#kernel/language.ts';
import { findAlike, findFonts, plainType, typeOf, weights } from '#server/type/printed-type.ts';
import { nameTypeOrder, sheetTypeOrder } from '#server/type/type-order.ts';

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

/** The addressee with the visitor's language, and the organiser's texts with the organiser's. */
interface Printed {
  addressee: string;
  language: LanguageCode;
  written: string;
  writtenLanguage: LanguageCode;
}

export async function receiptType({ addressee, language, written, writtenLanguage }: Printed): Promise<ReceiptType> {
  const { regular, bold } = weights;
  const order = sheetTypeOrder(writtenLanguage);
  const [name, thin, thick] = await Promise.all([
    findAlike(addressee, nameTypeOrder(addressee, language), bold),
    findFonts(written, order, regular),
    findFonts(written, order, bold),
  ]);
  return {
    regular: await plainType(regular),
    bold: await plainType(bold),
    written: await typeOf('Written', thin, written, regular),
    writtenBold: await typeOf('WrittenBold', thick, written, bold),
    addressee: await typeOf('Addressee', name, addressee, bold),
  };
}
