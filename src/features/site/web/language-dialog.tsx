import { useState } from 'react';
import type { SiteInit } from '../web.ts';
import { htmlLang, type LanguageCode, languageName } from '#kernel/language.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CheckIcon } from '#web/ui/page-icons.tsx';
import { RadioList } from '#web/ui/radio-list.tsx';
import { switchLanguage } from '../rules/switch-language.ts';
import { siteTexts } from './site-texts.ts';
import './language.css';

export const texts = [siteTexts];

export interface LanguageDialogProps {
  open: boolean;
  /** A language is chosen by one press. Otherwise it is marked, and a button selects it, as my page has it. */
  atOnce?: boolean;
  onClose: () => void;
  /** Loads the site's data and texts in a language, then shows them; when it rejects, the site is shown as before. */
  changeLanguage: (language: LanguageCode) => Promise<void>;
}

/** The page loads its chunk and `texts` before it shows the dialog. */
export function LanguageDialog(props: LanguageDialogProps) {
  return props.open ? <OpenLanguageDialog {...props} /> : null;
}

const cookie = {
  get: () => browserStorage().cookies.get('language'),
  set: (value: string, lifetimeSeconds: number) => browserStorage().cookies.set('language', value, lifetimeSeconds),
};

function OpenLanguageDialog({ atOnce = false, onClose, changeLanguage }: LanguageDialogProps) {
  const { init, language } = usePageContext<SiteInit>();
  const { useLanguageCode: offered } = init;
  const say = useTexts(siteTexts).languages;
  const [selected, setSelected] = useState(language);
  const [state, setState] = useState<'choosing' | 'changing' | 'failed'>('choosing');

  const select = async (chosen: LanguageCode): Promise<void> => {
    setSelected(chosen);
    if (chosen === language) return onClose();
    setState('changing');
    const show = async (to: LanguageCode): Promise<void> => {
      await siteTexts.load(to);
      await changeLanguage(to);
    };
    if (await switchLanguage({ to: chosen, cookie, show })) return onClose();
    setSelected(language);
    setState('failed');
  };

  const busy = state === 'changing';
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!busy}
      title={say.title}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {say.back}
          </Button>
          {atOnce ? null : (
            <Button kind="primary" busy={busy} onClick={() => void select(selected)}>
              {busy ? say.changing : say.select}
            </Button>
          )}
        </>
      }
    >
      <div className="hb-stack">
        {state === 'failed' ? (
          <Notice kind="error" title={say.failed}>
            <p>{say.failedText}</p>
          </Notice>
        ) : null}
        {atOnce ? (
          <ul className="hb-language-choices">
            {offered.map((code) => (
              <li key={code}>
                <button
                  type="button"
                  className="hb-language-choice"
                  lang={htmlLang[code]}
                  aria-current={code === language ? 'true' : undefined}
                  aria-busy={busy && code === selected ? true : undefined}
                  disabled={busy}
                  onClick={() => void select(code)}
                >
                  <span>{languageName[code]}</span>
                  {code === language ? <CheckIcon /> : null}
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <RadioList
            name="language"
            label={say.title}
            labelHidden
            value={selected}
            options={offered.map((code) => ({
              value: code,
              label: languageName[code],
              lang: htmlLang[code],
              disabled: busy,
            }))}
            onChange={setSelected}
          />
        )}
        {atOnce ? <output className="hb-visually-hidden">{busy ? say.changing : ''}</output> : null}
      </div>
    </Dialog>
  );
}
