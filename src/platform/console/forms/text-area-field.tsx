import { Field, type FieldFrame } from './field.tsx';

interface TextAreaFieldProps extends FieldFrame {
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  lang?: string | undefined;
  /** Source text: letters of one width, and no spelling. */
  isSource?: boolean;
}

/** Several lines. It grows with what is in it. */
export function TextAreaField({ value, onChange, rows = 2, lang, isSource = false, ...frame }: TextAreaFieldProps) {
  return (
    <Field {...frame}>
      {(control) => (
        <textarea
          {...control}
          className="hc-input hc-text-area"
          data-is-source={isSource || undefined}
          rows={rows}
          lang={lang}
          spellCheck={!isSource}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}
