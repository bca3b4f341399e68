import { valueOf } from '#features/profile/rules/item-value.ts';
import { formatName } from '#features/profile/rules/person-name.ts';
import type { ProfileItem, ProfileLists } from '#features/profile/rules/profile-item.ts';
import type { LanguageCode } from '#kernel/language.ts';

export interface MemberFace {
  /** Below the site's base; '' without a picture. */
  avatar: string;
  nickname: string;
  /** As the language says it; '' where no name was answered. */
  name: string;
}

/** The items that are shown, those of the portal first. */
export function shownItems({ shareProfile, profile }: ProfileLists): ProfileItem[] {
  return [...shareProfile, ...profile].filter((item) => item.isEnabled && !item.isHidden);
}

/** Who a member is on their own page (MYPAGE-014). */
export function memberFace(lists: ProfileLists, language: LanguageCode): MemberFace {
  const items = shownItems(lists);
  const partsOf = (method: ProfileItem['answerMethod']) =>
    items
      .filter(({ answerMethod }) => answerMethod === method)
      .map((item) => valueOf(item).parts)
      .find((parts) => Object.values(parts).some((part) => part !== '')) ?? {};
  const { avatar = '', nickname = '' } = partsOf('AVATAR');
  return { avatar, nickname, name: formatName(partsOf('NAME'), language) };
}
