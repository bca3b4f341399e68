/** How an item is answered (core 3.4). TEXT is the text type; its `inputType` says which. */
export const answerMethods = [
  'NAME',
  'ADDRESS',
  'GENDER',
  'SELECT',
  'CHECKBOX',
  'SEARCHTEXT',
  'AVATAR',
  'MAILADDRESS',
  'TEXT',
] as const;
export type AnswerMethod = (typeof answerMethods)[number];

export const nameParts = ['last_name', 'first_name', 'last_name_kana', 'first_name_kana'] as const;
export type NamePart = (typeof nameParts)[number];
export const addressParts = ['postal_code', 'prefecture', 'address1', 'address2', 'address3'] as const;
type AddressPart = (typeof addressParts)[number];
const avatarParts = ['avatar', 'nickname'] as const;
type AvatarPart = (typeof avatarParts)[number];
export type Part = NamePart | AddressPart | AvatarPart;

/** The entry key of the account's own mail address; every MAILADDRESS item has it and no other item does. */
export const mailAddressKey = 'MAILADDRESS';

export const inputTypes = ['text', 'number', 'tel', 'email', 'textarea'] as const;
export type InputType = (typeof inputTypes)[number];

/** The genders that are offered when the organiser names none. */
export const genderKeys = ['female', 'male', 'other', 'no_answer'] as const;
export type GenderKey = (typeof genderKeys)[number];

export interface SelectorItem {
  key: string;
  label: string;
  isEnabled: boolean;
}

export interface SelectorValue {
  key: string;
  value: string;
}

/** The settings of single answer methods. Lengths count characters as people see them. */
export interface ProfileSetting {
  /** NAME: the item has the kana parts. */
  useKana?: boolean | undefined;
  /** NAME and ADDRESS: the required parts. */
  isRequired?: Partial<Record<NamePart | AddressPart, boolean>> | undefined;
  inputType?: InputType | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  /** CHECKBOX: how many boxes may be ticked at most. */
  maxSelections?: number | undefined;
  /** SEARCHTEXT: also takes a text that is not among the suggestions. */
  isFreeText?: boolean | undefined;
  /** The value of the autocomplete attribute. */
  autocomplete?: string | undefined;
  /** Other members see the answer on the member card. */
  isPublic?: boolean | undefined;
}

/** An item of a profile form with the member's answer to it (PROFILE-001), in one language. */
export interface ProfileItem {
  entryFormKey: string;
  answerMethod: AnswerMethod;
  label: string;
  hint: string;
  isEnabled: boolean;
  isRequired: boolean;
  isUneditable: boolean;
  isHidden: boolean;
  setting: ProfileSetting;
  selectorItems: SelectorItem[];
  /** The item's number in the share profile; null in an event's own. */
  shareProfileId: number | null;
  /** The item's number in an event's profile; null in the share profile. */
  profileId: number | null;
  /** The parts of NAME, ADDRESS and AVATAR, or the chosen options. */
  selectorValue: SelectorValue[];
  /** The text of every other method; of AVATAR, the nickname. */
  textValue: string;
}

/** The two lists of a member's profile (PROFILE-009). */
export interface ProfileLists {
  shareProfile: ProfileItem[];
  profile: ProfileItem[];
}
export type ProfileList = keyof ProfileLists;

/** The fields that decide how an item is answered, without the answer. */
export type ItemShape = Pick<ProfileItem, 'answerMethod' | 'setting' | 'selectorItems'>;

/** Whether visitors fill the item in: it is not disabled, hidden or uneditable, and not the account's own address. */
export function isFillable(
  item: Pick<ProfileItem, 'answerMethod' | 'isEnabled' | 'isHidden' | 'isUneditable'>,
): boolean {
  return item.isEnabled && !item.isHidden && !item.isUneditable && item.answerMethod !== 'MAILADDRESS';
}

function namePartsOf({ setting }: Pick<ItemShape, 'setting'>): readonly NamePart[] {
  return setting.useKana ? nameParts : nameParts.slice(0, 2);
}

/** The parts of an item; none for a text or a choice. */
export function partsOf({ answerMethod, setting }: ItemShape): readonly Part[] {
  if (answerMethod === 'NAME') return namePartsOf({ setting });
  if (answerMethod === 'ADDRESS') return addressParts;
  return answerMethod === 'AVATAR' ? avatarParts : [];
}

const choices: readonly AnswerMethod[] = ['GENDER', 'SELECT', 'CHECKBOX'];

export function isChoice({ answerMethod }: Pick<ItemShape, 'answerMethod'>): boolean {
  return choices.includes(answerMethod);
}

const writtenPart: Partial<Record<NamePart, NamePart>> = { last_name_kana: 'last_name', first_name_kana: 'first_name' };
export const readingParts: readonly string[] = Object.keys(writtenPart);

/**
 * The parts that a required item needs: of a name all, unless the organiser lets people leave one out, as who has one
 * name must. The reading of a part is needed where the part is.
 */
export function requiredPartsOf(item: ItemShape): readonly Part[] {
  const { isRequired = {} } = item.setting;
  if (item.answerMethod === 'ADDRESS') return addressParts.filter((part) => isRequired[part]);
  if (item.answerMethod === 'NAME') {
    return namePartsOf(item).filter((part) => isRequired[part] ?? isRequired[writtenPart[part] ?? part] ?? true);
  }
  // An avatar's text is its nickname; a picture is never required.
  return item.answerMethod === 'AVATAR' ? ['nickname'] : partsOf(item);
}
