import { PageLink } from '#web/site/site-link.tsx';
import { useTexts } from '#web/site/page-context.ts';
import { LockIcon } from '#web/ui/icons.tsx';
import type { ProfileItem } from '../rules/profile-item.ts';
import { AnswerText } from './answer-text.tsx';
import { profileTexts } from './profile-texts.ts';

/** An answer that is only shown: an uneditable one, or the mail address, which the login information changes. */
export function FixedField({ item }: { item: ProfileItem }) {
  const say = useTexts(profileTexts);
  const isMail = item.answerMethod === 'MAILADDRESS';
  return (
    <dl className="hb-field">
      <dt className="hb-field-label">{item.label}</dt>
      <dd className="hb-profile-fixed">
        <LockIcon />
        <span>
          <AnswerText item={item} />
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
