import { type ReactNode, type Ref, useId, useState } from 'react';
import { useWords } from '#console/console-context.ts';
import type { FieldFrame } from '#console/forms/field.tsx';
import { contentTexts } from '../content/content-texts.ts';

interface FileDropProps extends Pick<FieldFrame, 'label' | 'hint' | 'error' | 'below' | 'isRequired'> {
  /** Where the focus goes when the file is taken away. */
  input: Ref<HTMLInputElement>;
  accept: string;
  /** What chooses a file: it says what a press does now. */
  choose: string;
  isBusy: boolean;
  /** Beside the press that chooses. */
  presses: ReactNode;
  onFile: (file: File | undefined) => void;
  /** The file that is there. */
  children: ReactNode;
}

/** A field of a file, which is chosen or dropped. */
export function FileDrop({
  label,
  hint,
  error,
  below,
  isRequired,
  input,
  accept,
  choose,
  isBusy,
  ...rest
}: FileDropProps) {
  const { presses, onFile, children } = rest;
  const { form } = useWords(contentTexts);
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <fieldset className="hc-field" aria-labelledby={`${id}-title`}>
      <p className="hc-label" id={`${id}-title`}>
        {label}
        {isRequired ? <span className="hc-required">{form.required}</span> : null}
      </p>
      {hint ? <p className="hc-hint">{hint}</p> : null}
      <div
        className="hc-picture"
        data-is-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          onFile(event.dataTransfer.files[0]);
        }}
      >
        {children}
        <div className="hc-picture-presses">
          <label className="hc-button hc-file" data-busy={isBusy || undefined}>
            <input
              ref={input}
              type="file"
              className="hc-hidden"
              accept={accept}
              aria-describedby={error ? `${id}-error` : undefined}
              aria-invalid={error ? true : undefined}
              onChange={({ currentTarget }) => {
                onFile(currentTarget.files?.[0]);
                currentTarget.value = '';
              }}
            />
            {isBusy ? form.uploading : choose}
            <span className="hc-hidden">{` (${label})`}</span>
          </label>
          {presses}
        </div>
      </div>
      {error ? (
        <p className="hc-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
      {below}
    </fieldset>
  );
}
