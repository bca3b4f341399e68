import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { isEmptyValue, valueOf } from '../rules/item-value.ts';
import { sayValue } from '../rules/member-card.ts';
import type { ProfileItem } from '../rules/profile-item.ts';
import { AvatarPicture } from './avatar-picture.tsx';
import { memberCardTexts } from './member-card-texts.ts';
import { prefectureName } from './prefecture-name.ts';
import { profileTexts } from './profile-texts.ts';

/** An answer for reading: a name in the order of the language, the labels of choices, a picture as a picture. */
export function AnswerText({ item }: { item: ProfileItem }) {
  const language = useLanguage();
  const say = useTexts(profileTexts);
  const card = useTexts(memberCardTexts);
  const value = valueOf(item);
  if (isEmptyValue(value)) return say.form.unanswered;
  const text = sayValue(item, value, language, (code) => prefectureName(code, card));
  const { avatar = '' } = value.parts;
  if (avatar === '') return text;
  return (
    <span className="hb-answer-picture">
      <AvatarPicture path={avatar} alt={say.picture.chosen} />
      {text}
    </span>
  );
}
