import { kanaIn, nameIn } from '#features/profile/rules/person-name.ts';
import type { LanguageCode } from '#kernel/language.ts';

/** Who bought an order, as far as its form asked and the member has not left. */
export function buyerOfOrder(
  { purchaser_info: info, purchaser_mail: mail }: { purchaser_info: unknown; purchaser_mail: string },
  language: LanguageCode,
): { name: string; kana: string; mail: string } {
  return { name: nameIn(info, language), kana: kanaIn(info), mail };
}
