import { useConsole, useWords } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { GlobeIcon } from '#console/ui/icon.tsx';
import { Menu } from '#console/ui/menu.tsx';
import { htmlLang, languageCodes, languageName } from '#kernel/language.ts';

export function LanguageMenu() {
  const { language, setLanguage } = useConsole();
  const words = useWords(kitTexts);
  return (
    <Menu
      label={words.language}
      face={
        <>
          <GlobeIcon />
          <span className="hc-menu-face-text">{languageName[language]}</span>
        </>
      }
    >
      {languageCodes.map((code) => (
        <button
          key={code}
          type="button"
          className="hc-menu-row"
          lang={htmlLang[code]}
          aria-pressed={code === language}
          onClick={() => setLanguage(code)}
        >
          {languageName[code]}
        </button>
      ))}
    </Menu>
  );
}
