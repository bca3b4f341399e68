import type { SiteInit } from '#features/site/web.ts';
import { type PageContext, pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { PageLink } from '#web/site/site-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { shownSections } from '../rules/shown-sections.ts';
import { allSections } from './all-sections.ts';
import { mypageTexts } from './mypage-texts.ts';
import './mypage-widget.css';

export const texts = [mypageTexts];

/** A site without accounts has no my page. */
export const load = async ({ init }: PageContext<SiteInit>): Promise<true | undefined> =>
  init.login.isEnabled ? true : undefined;

/** The sections of my page on a home page, the same for everybody: a visitor comes to them by the login (SITE-028). */
export function Widget({ module }: { module: ModuleEntry }) {
  const context = usePageContext<SiteInit>();
  const { init, language } = context;
  const say = useTexts(mypageTexts);
  const sections = shownSections(allSections, init);
  return (
    <Section title={module.title || say.title} more={{ href: pageHref(context, 'mypage'), label: say.all }}>
      <ul className="hb-mypage-tiles">
        {sections.map(({ page, params, icon: SectionIcon, says }) => (
          <li key={page}>
            <PageLink className="hb-mypage-tile" page={page} {...(params && { params })}>
              <SectionIcon />
              <span>{says[language].title}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
