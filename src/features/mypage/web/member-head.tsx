import type { Ref } from 'react';
import type { Personal } from '#features/account/web.ts';
import { AvatarPicture } from '#features/profile/web.ts';
import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { memberFace } from '../rules/member-face.ts';
import { mypageTexts } from './mypage-texts.ts';

/** Picture, nickname and name, as far as the member has given them; the mail address names the account. */
export function MemberHead({ personal, box }: { personal: Personal | undefined; box: Ref<HTMLDivElement> }) {
  const context = usePageContext();
  const say = useTexts(mypageTexts);
  const words = useTexts(commonTexts);
  if (personal === undefined) {
    return (
      <div className="hb-panel hb-mypage-head" aria-busy="true">
        <span className="hb-visually-hidden">{words.loading}</span>
        <Skeleton shape="circle" />
        <div className="hb-mypage-who">
          <Skeleton count={2} />
        </div>
      </div>
    );
  }
  const { avatar, nickname, name } = memberFace(personal, context.language);
  const lines = [nickname, name, personal.mail].filter((line) => line !== '');
  return (
    <div ref={box} className="hb-panel hb-mypage-head">
      <AvatarPicture path={avatar} alt="" />
      <div className="hb-mypage-who">
        <p className="hb-mypage-name">{lines[0]}</p>
        {lines.slice(1).map((line) => (
          <p key={line} className="hb-mypage-more">
            {line}
          </p>
        ))}
      </div>
      <LinkButton href={pageHref(context, 'profile')}>{say.editProfile}</LinkButton>
    </div>
  );
}
