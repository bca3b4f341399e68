import type { InputType, Part } from './profile-item.ts';

/** The longest text where the organiser sets no limit, in characters. */
const textMax: Record<InputType, number> = { text: 100, number: 20, tel: 20, email: 254, textarea: 2_000 };
const partMax: Partial<Record<Part, number>> = {
  postal_code: 12,
  nickname: 30,
  address1: 100,
  address2: 100,
  address3: 100,
};
const nameMax = 50;
const searchTextMax = 100;

/** The limits of texts, of searched texts, and of each part. */
export function mostCharacters(
  { answerMethod, setting }: { answerMethod: string; setting: { inputType?: InputType; maxLength?: number } },
  part?: Part,
): number {
  if (part !== undefined) return part === 'nickname' ? (setting.maxLength ?? 30) : (partMax[part] ?? nameMax);
  if (setting.maxLength !== undefined) return setting.maxLength;
  return answerMethod === 'SEARCHTEXT' ? searchTextMax : textMax[setting.inputType ?? 'text'];
}
