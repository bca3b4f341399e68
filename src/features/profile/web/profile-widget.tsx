import type { SiteInit } from '#features/site/web.ts';
import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { usePersonal } from '#web/site/personal.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { UserIcon } from '#web/ui/icons.tsx';
import { Section } from '#web/ui/section.tsx';
import { isProfileComplete } from '../rules/completeness.ts';
import type { ProfileLists } from '../rules/profile-item.ts';
import { MemberCardView } from './member-card-view.tsx';
import { memberCardTexts } from './member-card-texts.ts';
import './member-card.css';

export const texts = [memberCardTexts];

/** The member card on a home page, with a link to the profile; a visitor is asked to log in (SITE-028). */
export function Widget({ module }: { module: ModuleEntry }) {
  const context = usePageContext<SiteInit>();
  const { widget } = useTexts(memberCardTexts);
  const { personal, isLoggedIn } = usePersonal<ProfileLists>();
  return (
    <Section title={module.title || widget.title}>
      <div className="hb-profile-widget">
        {personal === undefined ? (
          <p className="hb-profile-widget-guest">
            <UserIcon />
            <span>{widget.guest}</span>
          </p>
        ) : (
          <MemberCardView shareProfile={personal.shareProfile} />
        )}
        {isLoggedIn ? (
          <LinkButton href={pageHref(context, 'profile')}>
            {personal !== undefined && !isProfileComplete([...personal.shareProfile, ...personal.profile])
              ? widget.complete
              : widget.open}
          </LinkButton>
        ) : context.init.login.isEnabled ? (
          <LinkButton href={pageHref(context, 'login')}>{widget.logIn}</LinkButton>
        ) : null}
      </div>
    </Section>
  );
}
