import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { memberCard } from '../rules/member-card.ts';
import type { ProfileItem } from '../rules/profile-item.ts';
import { AvatarPicture } from './avatar-picture.tsx';
import { memberCardTexts } from './member-card-texts.ts';
import { prefectureName } from './prefecture-name.ts';
import './member-card.css';

/** The member card as other members see it: the picture, the nickname and the public part of the shared items. */
export function MemberCardView({ shareProfile }: { shareProfile: readonly ProfileItem[] }) {
  const language = useLanguage();
  const say = useTexts(memberCardTexts);
  const { avatar, nickname, rows } = memberCard(shareProfile, language, (code) => prefectureName(code, say));
  return (
    <div className="hb-member-card">
      <AvatarPicture path={avatar} alt="" />
      <div className="hb-member-card-text">
        <p className={nickname === '' ? 'hb-member-card-unnamed' : 'hb-member-card-name'}>
          {nickname || say.card.noNickname}
        </p>
        {rows.length > 0 ? (
          <dl className="hb-member-card-rows">
            {rows.map(({ entryFormKey, label, value }) => (
              <div key={entryFormKey}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </div>
  );
}
