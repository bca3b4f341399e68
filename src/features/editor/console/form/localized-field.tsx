import { useId } from 'react';
import { useWords } from '#console/console-context.ts';
import { TextAreaField } from '#console/forms/text-area-field.tsx';
import { TextField } from '#console/forms/text-field.tsx';
import { Badge } from '#console/ui/notice.tsx';
import { htmlLang, type LanguageCode, languageName } from '#kernel/language.ts';
import { editorTexts } from '../editor-texts.ts';
import { contentTexts } from '../content/content-texts.ts';
import { DoubtNote } from '../doubts/doubt-note.tsx';
import { RichField } from '../rich/rich-field.tsx';
import { type FieldPlace, useControl, useForm } from './form-context.ts';

/** A text of the organiser: one field for each language of the site, side by side, and what is missing is marked. */
export function LocalizedField(place: FieldPlace) {
  const { outline } = useForm();
  const { frame: given, value, set } = useControl(place);
  const { issues } = useWords(editorTexts);
  const { form } = useWords(contentTexts);
  const titleId = useId();
  const { kind } = place.field;
  const texts = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  const isEntry = place.field.key === '';
  const textIn = (code: string): string => (typeof texts[code] === 'string' ? texts[code] : '');
  const setIn = (code: LanguageCode, typed: string): void => {
    const { [code]: _, ...others } = texts;
    if (typed !== '') set({ ...texts, [code]: typed });
    else set(Object.keys(others).length === 0 && !isEntry ? undefined : others);
  };
  // A text in a language that the site does not offer stays as it is, out of sight.
  const codes = outline.languages;
  // A name in other languages alone is stored, and readers of the first language miss it.
  const [only = 'jpn'] = codes;
  const isUnnamed = given.isRequired && Object.keys(texts).length > 0 && textIn(only) === '';
  const frame = { ...given, error: given.error ?? (isUnnamed ? issues.required : undefined) };
  const filled = codes.filter((code) => textIn(code) !== '').length;
  // What is said to have one line is one; HTML and texts of several lines grow.
  const isLine = kind !== 'html' && place.field.meaning.lines !== 'several';
  const Control =
    kind === 'html'
      ? RichField
      : isLine && !codes.some((code) => textIn(code).includes('\n'))
        ? TextField
        : TextAreaField;
  // What is missing is missing in the first language: there it is said, and a press on it leads there.
  const isMissing = codes.length > 1 && textIn(only) === '';
  const doubtIn = (code: LanguageCode) => (
    <DoubtNote path={place.path} language={code} value={value} languages={codes} label={frame.label} />
  );
  const controlOf = (code: LanguageCode, label: string) => (
    <Control
      label={label}
      error={isMissing && code === only ? frame.error : undefined}
      below={doubtIn(code)}
      value={textIn(code)}
      onChange={(typed: string) => setIn(code, typed)}
      {...(Control === TextField ? { autoComplete: 'off' } : { lang: htmlLang[code] })}
    />
  );
  if (codes.length <= 1) {
    const below = (
      <>
        {frame.below}
        {doubtIn(only)}
      </>
    );
    return <Control {...frame} below={below} value={textIn(only)} onChange={(typed: string) => setIn(only, typed)} />;
  }
  return (
    <fieldset className="hc-field" aria-labelledby={titleId}>
      <p className="hc-label" id={titleId}>
        {frame.label}
        {frame.isRequired ? <span className="hc-required">{form.required}</span> : null}
        {filled > 0 && filled < codes.length ? (
          <Badge kind="warning">{form.missingLanguages(codes.length - filled)}</Badge>
        ) : null}
      </p>
      {frame.hint ? <p className="hc-hint">{frame.hint}</p> : null}
      <div className="hc-languages" data-is-rich={kind === 'html' || undefined}>
        {codes.map((code) => (
          <div
            key={code}
            className="hc-language"
            data-language={code}
            data-is-missing={filled > 0 && textIn(code) === '' ? true : undefined}
          >
            {controlOf(code, languageName[code])}
          </div>
        ))}
      </div>
      {frame.error && !isMissing ? <p className="hc-error">{frame.error}</p> : null}
      {frame.below}
    </fieldset>
  );
}
