import type { ProfileAnswers } from '#features/profile/server.ts';
import { valueOf } from '#features/profile/rules/item-value.ts';
import { formatName } from '#features/profile/rules/person-name.ts';
import type { PublishedSite } from '#features/site/server.ts';
import type { PurchasedRow } from '#features/ticket/server.ts';
import type { LanguageCode } from '#kernel/language.ts';

interface StoredAnswer {
  answerMethod?: string;
  selectorValue?: readonly { key: string; value: string }[];
}

/** The name at the gate: the companion of the purchase, else the holder by their profile, else the buyer, else ''. */
export async function readHolderName(
  profile: Pick<ProfileAnswers, 'present'>,
  row: PurchasedRow,
  site: PublishedSite,
  language: LanguageCode,
): Promise<string> {
  const isWithBuyer = row.holder_id === row.purchaser_id;
  const named = isWithBuyer ? nameIn(row.checkin_user_info, language) : '';
  if (named !== '') return named;
  if (row.holder_id !== null) {
    const { profile: own, shareProfile } = await profile.present({ memberId: row.holder_id, mail: '' }, site, language);
    const item = [...own, ...shareProfile].find(
      (one) => one.answerMethod === 'NAME' && one.selectorValue.some(({ value }) => value !== ''),
    );
    if (item !== undefined) return formatName(valueOf(item).parts, language);
  }
  return isWithBuyer ? nameIn(row.purchaser_info, language) : '';
}

function nameIn(answers: unknown, language: LanguageCode): string {
  const name = (answers as readonly StoredAnswer[]).find(({ answerMethod }) => answerMethod === 'NAME');
  const parts = Object.fromEntries((name?.selectorValue ?? []).map(({ key, value }) => [key, value]));
  return formatName(parts, language);
}
