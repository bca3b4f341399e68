import type { SiteInit } from '#features/site/web.ts';
import { type PageContext, pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { PageLink } from '#web/site/site-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { mypageSections } from '../rules/mypage-sections.ts';
import { mypageTexts } from './mypage-texts.ts';
import { sectionIcons } from './section-icons.tsx';
import './mypage-widget.css';

export const texts = [mypageTexts];

/** A site without accounts has no my page. */
export const load = async ({ init }: PageContext<SiteInit>): Promise<true | undefined> =>
  init.login.isEnabled ? true : undefined;

/** The sections of my page on a home page, the same for everybody: a visitor comes to them by the login (SITE-028). */
export function Widget({ module }: { module: ModuleEntry }) {
  const context = usePageContext<SiteInit>();
  const { init } = context;
  const say = useTexts(mypageTexts);
  const sections = mypageSections(init);
  return (
    <Section title={module.title || say.title} more={{ href: pageHref(context, 'mypage'), label: say.all }}>
      <ul className="hb-mypage-tiles">
        {sections.map(({ page, params }) => (
          <li key={page}>
            <PageLink className="hb-mypage-tile" page={page} {...(params && { params })}>
              {sectionIcons[page]()}
              <span>{say.sections[page].title}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
