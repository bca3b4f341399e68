import { useRef } from 'react';
import { useWords } from '#console/console-context.ts';
import { TextAreaField } from '#console/forms/text-area-field.tsx';
import { TextField } from '#console/forms/text-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Badge } from '#console/ui/notice.tsx';
import { htmlLang, type LanguageCode, languageName } from '#kernel/language.ts';
import {
  languageFor,
  type MailingDocument,
  type MailingFault,
  type MailingSite,
  writtenLanguages,
} from '../../rules/mailing-document.ts';
import { bodyMax, subjectMax } from '../../rules/mailing-limits.ts';
import type { PlaceholderName } from '../../rules/placeholders.ts';
import { mailingTexts } from '../mailing-words.ts';

interface LanguageTextsProps {
  languages: readonly LanguageCode[];
  shown: LanguageCode;
  typed: MailingDocument;
  faults: readonly MailingFault[];
  /** Somebody tried to send it: what is missing is said too. */
  isTried: boolean;
  allowed: readonly PlaceholderName[];
  site: MailingSite;
  onShow: (language: LanguageCode) => void;
  onChange: (part: Partial<MailingDocument>) => void;
}

/** Subject and text in one language at a time; languages without a text are marked, with what their readers get. */
export function LanguageTexts(props: LanguageTextsProps) {
  const { languages, shown, typed, faults, isTried, allowed, site, onShow, onChange } = props;
  const words = useWords(mailingTexts);
  const area = useRef<HTMLDivElement>(null);
  const written = writtenLanguages(typed, site);
  const isFaulty = (language: LanguageCode): boolean =>
    faults.some((fault) => fault.language === language && fault.code !== 'missing');
  const mark = (language: LanguageCode) =>
    isFaulty(language) ? (
      <Badge kind="warning">{words.faulty}</Badge>
    ) : written.includes(language) ? null : (
      <Badge kind="plain">{words.notWritten}</Badge>
    );
  const errorOf = (field: 'subject' | 'body', most: number): string | undefined => {
    if ((typed[field][shown] ?? '').length > most) return words.tooLong(most);
    const said = faults
      .filter((fault) => fault.field === field && fault.language === shown)
      .flatMap(({ code, found = '', line = 1 }) => {
        if (code === 'unknown') return words.unknown(found, line);
        if (code === 'notHere') return words.notHere(found, line);
        if (code === 'half') return words.half;
        return isTried ? words.missing : [];
      });
    return said.length === 0 ? undefined : said.join('\n');
  };
  const insert = (name: PlaceholderName): void => {
    const input = area.current?.querySelector('textarea');
    const body = typed.body[shown] ?? '';
    const from = input?.selectionStart ?? body.length;
    const until = input?.selectionEnd ?? body.length;
    const placed = `{${name}}`;
    onChange({ body: { ...typed.body, [shown]: body.slice(0, from) + placed + body.slice(until) } });
    requestAnimationFrame(() => {
      input?.focus();
      input?.setSelectionRange(from + placed.length, from + placed.length);
    });
  };
  const got = languageFor(typed, site, shown);
  return (
    <div ref={area} className="hc-mailing-texts">
      {languages.length > 1 ? (
        <fieldset className="hc-mailing-languages" aria-label={words.languages}>
          {languages.map((language) => (
            <Button key={language} aria-pressed={language === shown} onClick={() => onShow(language)}>
              <span lang={htmlLang[language]}>{languageName[language]}</span>
              {mark(language)}
            </Button>
          ))}
        </fieldset>
      ) : null}
      {got === undefined || got === shown ? null : (
        <p className="hc-hint">{words.otherLanguage(languageName[shown], languageName[got])}</p>
      )}
      <TextField
        label={words.subject}
        autoComplete="off"
        isRequired={shown === languages[0]}
        value={typed.subject[shown] ?? ''}
        onChange={(text) => onChange({ subject: { ...typed.subject, [shown]: text } })}
        error={errorOf('subject', subjectMax)}
      />
      <TextAreaField
        label={words.body}
        hint={words.bodyHint}
        rows={12}
        lang={htmlLang[shown]}
        isRequired={shown === languages[0]}
        value={typed.body[shown] ?? ''}
        onChange={(text) => onChange({ body: { ...typed.body, [shown]: text } })}
        error={errorOf('body', bodyMax)}
      />
      <fieldset className="hc-mailing-insert" aria-label={words.insert}>
        <span className="hc-label">{words.insert}</span>
        {allowed.map((name) => (
          <Button key={name} title={`{${name}}`} onClick={() => insert(name)}>
            {words.placeholders[name]}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
