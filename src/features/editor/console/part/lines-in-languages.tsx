import type { Ref } from 'react';
import { useWords } from '#console/console-context.ts';
import { TextField, type TextFieldProps } from '#console/forms/text-field.tsx';
import { type LanguageCode, languageName } from '#kernel/language.ts';
import { DoubtNote } from '../doubts/doubt-note.tsx';
import { editorTexts } from '../editor-texts.ts';
import { type FieldAt, textField } from './field-of.ts';
import type { PartPath } from './part-path.ts';
import { SoughtPlace } from './sought-field.tsx';

interface LinesInLanguagesProps extends Pick<TextFieldProps, 'label' | 'isRequired' | 'autoComplete' | 'maxLetters'> {
  fieldAt: FieldAt;
  path: PartPath;
  /** Of the site. */
  languages: readonly LanguageCode[];
  /** To the line of the first language. */
  ref?: Ref<HTMLInputElement>;
  onTyped?: (language: LanguageCode, typed: string, before: string) => void;
}

/** A text of one line, on a screen written by hand: in every language of the site, each of which it names. */
export function LinesInLanguages({
  fieldAt,
  path,
  languages,
  label,
  isRequired = false,
  ref,
  onTyped,
  ...native
}: LinesInLanguagesProps) {
  const { inLanguage } = useWords(editorTexts);
  const lines = languages.map((code, at) => {
    const { value, onChange, error, below } = textField(fieldAt, path, code);
    const isFirst = at === 0;
    return (
      <div key={code} data-language={code}>
        <TextField
          {...native}
          {...(isFirst && { error, isRequired, ref })}
          below={
            <>
              {isFirst ? below : null}
              <DoubtNote path={path} language={code} value={fieldAt(path).value} languages={languages} label={label} />
            </>
          }
          label={languages.length < 2 ? label : inLanguage(label, languageName[code])}
          value={value}
          onChange={(typed) => {
            onChange(typed);
            onTyped?.(code, typed, value);
          }}
        />
      </div>
    );
  });
  return (
    <SoughtPlace path={path}>
      <div className="hc-pair">{lines}</div>
    </SoughtPlace>
  );
}
