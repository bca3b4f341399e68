import { PageLink } from '#web/site/site-link.tsx';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { LockIcon } from '#web/ui/icons.tsx';
import { sayValue } from '../rules/member-card.ts';
import { isEmptyValue, valueOf } from '../rules/item-value.ts';
import type { ProfileItem } from '../rules/profile-item.ts';
import { memberCardTexts } from './member-card-texts.ts';
import { prefectureName } from './prefecture-name.ts';
import { profileTexts } from './profile-texts.ts';

/** An answer that is only shown: an uneditable one, and the mail address, which is changed where the login is. */
export function FixedField({ item }: { item: ProfileItem }) {
  const language = useLanguage();
  const say = useTexts(profileTexts);
  const card = useTexts(memberCardTexts);
  const value = valueOf(item);
  const isMail = item.answerMethod === 'MAILADDRESS';
  return (
    <dl className="hb-field">
      <dt className="hb-field-label">{item.label}</dt>
      <dd className="hb-profile-fixed">
        <LockIcon />
        <span>
          {isEmptyValue(value)
            ? say.form.unanswered
            : sayValue(item, value, language, (code) => prefectureName(code, card))}
        </span>
      </dd>
      <dd className="hb-field-hint">
        {isMail ? say.form.mailNote : item.hint || say.form.uneditable}{' '}
        {isMail ? (
          <PageLink page="loginInfo" className="hb-link">
            {say.form.changeMail}
          </PageLink>
        ) : null}
      </dd>
    </dl>
  );
}
