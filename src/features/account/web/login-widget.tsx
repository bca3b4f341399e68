import type { SiteInit } from '#features/site/web.ts';
import { type PageContext, pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { usePersonal } from '#web/site/personal.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { rememberDestination } from '#web/storage/destination.ts';
import { defineTexts } from '#web/texts/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { shownMail } from '#kernel/mail-address.ts';
import type { LoginWidgetTexts } from './widget/texts/jpn.ts';
import './login-widget.css';

const loginWidgetTexts = defineTexts<LoginWidgetTexts>(import.meta.glob('./widget/texts/*.ts'));

export const texts = [loginWidgetTexts];

/** A site without accounts has nothing to offer. */
export const load = async ({ init }: PageContext<SiteInit>): Promise<true | undefined> =>
  init.login.isEnabled ? true : undefined;

/** The way in on a home page, and back to it; a member reads who is logged in (SITE-028). */
export function Widget({ module }: { module: ModuleEntry }) {
  const context = usePageContext();
  const say = useTexts(loginWidgetTexts);
  const { personal, isLoggedIn } = usePersonal<{ mail: string }>();
  const comeBack = (): void => rememberDestination(browserStorage().session, window.location.href);
  return (
    <Section title={module.title || say.title}>
      <div className="hb-panel hb-login-widget">
        <p>{isLoggedIn && personal !== undefined ? say.member(shownMail(personal.mail)) : say.guest}</p>
        <div className="hb-login-widget-ways">
          {isLoggedIn ? (
            <LinkButton href={pageHref(context, 'mypage')}>{say.mypage}</LinkButton>
          ) : (
            <>
              <LinkButton kind="primary" href={pageHref(context, 'login')} data-waits="" onClick={comeBack}>
                {say.logIn}
              </LinkButton>
              <LinkButton href={pageHref(context, 'register')} data-waits="" onClick={comeBack}>
                {say.register}
              </LinkButton>
            </>
          )}
        </div>
      </div>
    </Section>
  );
}
