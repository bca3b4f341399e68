import { foldText } from '#kernel/fold-text.ts';

/** Whether what is typed finds a module: by its words, or by its name in English, which many know it by. */
export function foundBy(typed: string, code: string, searchOf: (code: string) => string): boolean {
  return foldText(`${searchOf(code)} ${code.replaceAll('_', ' ')}`).includes(foldText(typed.trim()));
}
