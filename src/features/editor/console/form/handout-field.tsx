import { useRef } from 'react';
import * as v from 'valibot';
import { useConsole, useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import { formatByteSize } from '#kernel/byte-size.ts';
import { handoutSchema, handoutTypes } from '#kernel/handout.ts';
import type { uploadHandout } from '../../contract/files.ts';
import { contentTexts } from '../content/content-texts.ts';
import { FileDrop } from './file-drop.tsx';
import { handoutProblem } from './file-problem.ts';
import { type FieldPlace, useControl, useForm } from './form-context.ts';
import { useUpload } from './use-upload.ts';

const accepted = Object.keys(handoutTypes)
  .map((ending) => `.${ending}`)
  .join();

/** A file that visitors download: shown by its name and size. */
export function HandoutField(place: FieldPlace) {
  const { site } = useForm();
  const { api } = useConsole();
  const { frame, value, set } = useControl(place);
  const texts = useWords(contentTexts);
  const { handout: words } = texts;
  const input = useRef<HTMLInputElement>(null);
  const handout = v.is(handoutSchema, value) ? value : undefined;
  const upload = useUpload({
    problemOf: (file) => handoutProblem(file, texts),
    async send(file, sending) {
      const data = new FormData();
      data.set('file', file);
      set(await api.upload<typeof uploadHandout>('sites/{site}/handout', { params: { site }, form: data, ...sending }));
    },
  });
  const remove = (): void => {
    set(place.field.key === '' ? null : undefined);
    input.current?.focus();
  };
  return (
    <FileDrop
      {...frame}
      input={input}
      accept={accepted}
      choose={handout === undefined ? words.choose : words.other}
      upload={upload}
      presses={
        handout === undefined ? (
          <span className="hc-hint">{words.kinds}</span>
        ) : frame.isRequired ? null : (
          <Button look="quiet" onClick={remove}>
            {words.remove}
            <span className="hc-hidden">{` (${frame.label})`}</span>
          </Button>
        )
      }
    >
      {handout === undefined ? null : (
        <p className="hc-handout">
          <span className="hc-row-title">{handout.name}</span>
          <span className="hc-muted">{formatByteSize(handout.bytes)}</span>
        </p>
      )}
    </FileDrop>
  );
}
