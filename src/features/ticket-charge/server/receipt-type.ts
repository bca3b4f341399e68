import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The type of receipts: BIZ UDPGothic (SIL Open Font License 1.1), made for documents that have to be read rightly. */
const family = '@expo-google-fonts/biz-udpgothic';
const pathOf = createRequire(import.meta.url).resolve;

export interface ReceiptType {
  regular: Uint8Array;
  bold: Uint8Array;
  /** Whether it has a letter; what it lacks would be printed as a box. */
  has(codePoint: number): boolean;
}

let loaded: Promise<ReceiptType> | undefined;

/** Read with the first receipt, and kept: 9 MB. */
export function loadReceiptType(): Promise<ReceiptType> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<ReceiptType> {
  const { create } = await import('fontkit');
  const [regular, bold] = await Promise.all([
    readFile(pathOf(`${family}/400Regular/BIZUDPGothic_400Regular.ttf`)),
    readFile(pathOf(`${family}/700Bold/BIZUDPGothic_700Bold.ttf`)),
  ]);
  const letters = new Set((create(regular) as { characterSet: number[] }).characterSet);
  return { regular, bold, has: (codePoint) => letters.has(codePoint) };
}
