import { useId, useRef, useState } from 'react';
import { useWords } from '#console/console-context.ts';
import { siteFileMaxBytes } from '../../rules/site-basics.ts';
import { fileTexts } from './file-texts.ts';
import '../form/form.css';

interface FileChoiceProps {
  file: File | undefined;
  error: string | undefined;
  onChoose: (file: File | undefined) => void;
}

/** A zip file, chosen or dropped. */
export function FileChoice({ file, error: refused, onChoose }: FileChoiceProps) {
  const words = useWords(fileTexts);
  const [isTooLarge, setTooLarge] = useState(false);
  const error = isTooLarge ? words.tooLarge : refused;
  const choose = (chosen: File | undefined): void => {
    const isOver = chosen !== undefined && chosen.size > siteFileMaxBytes;
    setTooLarge(isOver);
    onChoose(isOver ? undefined : chosen);
  };
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <div className="hc-field">
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
          choose(event.dataTransfer.files[0]);
        }}
      >
        <label className="hc-button hc-file">
          <input
            ref={input}
            type="file"
            className="hc-hidden"
            accept=".zip,application/zip"
            aria-describedby={`${id}-drop${error === undefined ? '' : ` ${id}-error`}`}
            aria-invalid={error === undefined ? undefined : true}
            onChange={({ currentTarget }) => {
              choose(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
          {words.choose}
        </label>
        <output id={`${id}-drop`} className="hc-hint">
          {file === undefined ? words.drop : words.chosen(file.name)}
        </output>
      </div>
      {error === undefined ? null : (
        <p className="hc-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
