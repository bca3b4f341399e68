import { nameIn } from '#features/profile/rules/person-name.ts';
import type { ProfileAnswers } from '#features/profile/server.ts';
import { type PublishedSite, spokenLanguage } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { holderName } from '../../rules/purchased/holder-name.ts';
import type { PurchasedRow } from './read-purchased.ts';

export type ProfileReader = Pick<ProfileAnswers, 'present'>;

/** A member's name by their profile at a site; '' without one, and for a visitor. */
export async function readOwnName(
  profile: ProfileReader,
  memberId: number | null,
  site: PublishedSite,
  wished: LanguageCode,
): Promise<string> {
  if (memberId === null) return '';
  const language = spokenLanguage(site.document, wished);
  const lists = await profile.present({ memberId, mail: '' }, site, language);
  return nameIn([...lists.profile, ...lists.shareProfile], language);
}

/** The name of a ticket's holder, for any reader. */
export async function readHolderName(
  profile: ProfileReader,
  row: PurchasedRow,
  site: PublishedSite,
  language: LanguageCode,
): Promise<string> {
  return holderNameOf(row, await readOwnName(profile, row.holder_id, site, language), site, language);
}

/** The name of a ticket's holder; `ownName` may stand for many tickets. */
export function holderNameOf(row: PurchasedRow, ownName: string, site: PublishedSite, wished: LanguageCode): string {
  const named = {
    isWithBuyer: row.holder_id === row.purchaser_id,
    companion: row.checkin_user_info,
    buyer: row.purchaser_info,
  };
  return holderName(named, ownName, spokenLanguage(site.document, wished));
}
