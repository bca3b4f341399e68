import { valueOf } from '#features/profile/rules/item-value.ts';
import { companyIn, positionIn } from '#features/profile/rules/person-company.ts';
import { kanaOrder } from '#features/profile/rules/person-name.ts';
import type { ProfileItem, ProfileLists } from '#features/profile/rules/profile-item.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { memberFace, shownItems } from './member-face.ts';

type BadgeRole = 'visitor' | 'exhibitor' | 'staff';

export interface MemberBadge {
  /** The name, else the nickname; '' when the member gave neither. */
  name: string;
  /** The reading of the name, where the form asks for it. */
  reading: string;
  company: string;
  /** Department or position. */
  position: string;
  role: BadgeRole;
  /** The content of the code: the member's number, in digits. */
  code: string;
}

export interface BadgeOwner extends ProfileLists {
  userId: number;
  userdata: { isStaff: boolean; isExhibitor: boolean };
}

/** The data of a member's name badge (MYPAGE-012). */
export function memberBadge(owner: BadgeOwner, language: LanguageCode): MemberBadge {
  const items = shownItems(owner);
  const { name, nickname } = memberFace(owner, language);
  return {
    name: name || nickname,
    reading: name === '' ? '' : readingOf(items, language),
    company: companyIn(items),
    position: positionIn(items),
    role: owner.userdata.isStaff ? 'staff' : owner.userdata.isExhibitor ? 'exhibitor' : 'visitor',
    code: String(owner.userId),
  };
}

function readingOf(items: readonly ProfileItem[], language: LanguageCode): string {
  const item = items.find(({ answerMethod, setting }) => answerMethod === 'NAME' && setting.useKana);
  if (item === undefined || language !== 'jpn') return '';
  const { parts } = valueOf(item);
  return kanaOrder(language)
    .map((part) => parts[part] ?? '')
    .filter((part) => part !== '')
    .join(' ');
}
