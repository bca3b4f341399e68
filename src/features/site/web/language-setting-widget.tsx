import type { SiteInit } from '../web.ts';
import { htmlLang, languageName } from '#kernel/language.ts';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { Button } from '#web/ui/button.tsx';
import { GlobeIcon } from '#web/ui/icons.tsx';
import { Section } from '#web/ui/section.tsx';
import { siteTexts } from './site-texts.ts';
import { useOpenLanguageDialog } from './open-language-dialog.ts';
import './language.css';

export const texts = [siteTexts];

/** Shows nothing on a site in one language. */
export async function load({ init }: PageContext<SiteInit>): Promise<true | undefined> {
  return init.useLanguageCode.length > 1 ? true : undefined;
}

export function Widget({ module }: { module: ModuleEntry; data: true }) {
  const { init, language } = usePageContext<SiteInit>();
  const { useLanguageCode: offered } = init;
  const say = useTexts(siteTexts).languages;
  const openLanguageDialog = useOpenLanguageDialog();
  return (
    <Section title={module.title || say.title}>
      <div className="hb-panel hb-language-setting">
        <GlobeIcon className="hb-language-sign" />
        <p className="hb-language-now">{say.now(languageName[language])}</p>
        <Button aria-haspopup="dialog" onClick={() => openLanguageDialog()}>
          {say.change}
        </Button>
        <noscript>
          <ul className="hb-language-links">
            {offered.map((code) => (
              <li key={code}>
                <a className="hb-link" href={`?language=${code}`} lang={htmlLang[code]} hrefLang={htmlLang[code]}>
                  {languageName[code]}
                </a>
              </li>
            ))}
          </ul>
        </noscript>
      </div>
    </Section>
  );
}
