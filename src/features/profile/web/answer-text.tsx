import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { isEmptyValue, valueOf } from '../rules/item-value.ts';
import { sayValue } from '../rules/member-card.ts';
import type { ProfileItem } from '../rules/profile-item.ts';
import { memberCardTexts } from './member-card-texts.ts';
import { prefectureName } from './prefecture-name.ts';
import { profileTexts } from './profile-texts.ts';

/** An answer as it is read: a name in the order of the language, the words of what was chosen. */
export function AnswerText({ item }: { item: ProfileItem }) {
  const language = useLanguage();
  const say = useTexts(profileTexts);
  const card = useTexts(memberCardTexts);
  const value = valueOf(item);
  if (isEmptyValue(value)) return say.form.unanswered;
  return sayValue(item, value, language, (code) => prefectureName(code, card));
}
