import { useState } from 'react';
import { useWords } from '../console-context.ts';
import { kitTexts } from '../kit-texts.ts';
import { Field, type FieldFrame } from './field.tsx';

interface FileFieldProps extends Pick<FieldFrame, 'label' | 'hint' | 'error'> {
  /** As the attribute of the control says it. */
  accept: string;
  onFile: (file: File) => void;
}

/** A file, chosen or dropped; the same one can be chosen again once it is corrected. */
export function FileField({ accept, onFile, ...frame }: FileFieldProps) {
  const words = useWords(kitTexts);
  const [name, setName] = useState<string>();
  const [isOver, setOver] = useState(false);
  const choose = (file: File | undefined): void => {
    if (file === undefined) return;
    setName(file.name);
    onFile(file);
  };
  return (
    <Field {...frame}>
      {(control) => (
        <div
          className="hc-file-drop"
          data-is-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            choose(event.dataTransfer.files[0]);
          }}
        >
          <label className="hc-button hc-file">
            <input
              {...control}
              type="file"
              className="hc-hidden"
              accept={accept}
              onChange={({ currentTarget }) => {
                choose(currentTarget.files?.[0]);
                currentTarget.value = '';
              }}
            />
            {words.chooseFile}
          </label>
          <output className="hc-hint">{name ?? words.dropFile}</output>
        </div>
      )}
    </Field>
  );
}
