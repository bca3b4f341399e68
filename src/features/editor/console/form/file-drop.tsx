import { type ReactNode, type Ref, useId, useState } from 'react';
import { useWords } from '#console/console-context.ts';
import type { FieldFrame } from '#console/forms/field.tsx';
import { Button } from '#console/ui/button.tsx';
import { UploadBar } from '#console/ui/upload-bar.tsx';
import { contentTexts } from '../content/content-texts.ts';

import type { UsedUpload } from './use-upload.ts';

interface FileDropProps extends Pick<FieldFrame, 'label' | 'hint' | 'error' | 'below' | 'isRequired'> {
  /** Where the focus goes when the file is taken away. */
  input: Ref<HTMLInputElement>;
  accept: string;
  /** What chooses a file: it says what a press does now. */
  choose: string;
  upload: UsedUpload;
  /** Beside the press that chooses. */
  presses: ReactNode;
  /** The file that is there. */
  children: ReactNode;
}

/** A field of a file, which is chosen or dropped. */
export function FileDrop({
  label,
  hint,
  error: fault,
  below,
  isRequired,
  input,
  accept,
  choose,
  ...rest
}: FileDropProps) {
  const { presses, upload, children } = rest;
  const { form } = useWords(contentTexts);
  const { file, progress, failed, problem } = upload;
  const notArrived = failed === undefined ? undefined : form.notArrived(file?.name ?? '', failed.message);
  const error = notArrived ?? problem ?? fault;
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
          upload.upload(event.dataTransfer.files[0]);
        }}
      >
        {children}
        {file === undefined || progress === undefined ? null : (
          <UploadBar name={file.name} progress={progress} onCancel={upload.cancel} />
        )}
        <div className="hc-picture-presses" hidden={progress !== undefined}>
          {failed?.isOfLine === true && file !== undefined ? (
            <Button look="main" onClick={() => upload.upload(file)}>
              {form.sendAgain}
              <span className="hc-hidden">{` (${file.name})`}</span>
            </Button>
          ) : null}
          <label className="hc-button hc-file">
            <input
              ref={input}
              type="file"
              className="hc-hidden"
              accept={accept}
              aria-describedby={error ? `${id}-error` : undefined}
              aria-invalid={error ? true : undefined}
              onChange={({ currentTarget }) => {
                upload.upload(currentTarget.files?.[0]);
                currentTarget.value = '';
              }}
            />
            {choose}
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
