import { valueOf } from '#features/profile/rules/item-value.ts';
import { formatName } from '#features/profile/rules/person-name.ts';
import type { ProfileItem, ProfileLists } from '#features/profile/rules/profile-item.ts';
import type { LanguageCode } from '#kernel/language.ts';

export interface MemberFace {
  /** A path below the site's base; '' without a picture. */
  avatar: string;
  nickname: string;
  /** The name as the language writes it; '' when the member gave none. */
  name: string;
}

/** The visible items, those of the portal first. */
export function shownItems({ shareProfile, profile }: ProfileLists): ProfileItem[] {
  return [...shareProfile, ...profile].filter((item) => item.isEnabled && !item.isHidden);
}

/** The picture, nickname and name of a member on their own page (MYPAGE-014). */
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
