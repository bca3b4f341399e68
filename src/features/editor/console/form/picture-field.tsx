import { lazy, Suspense, useRef, useState } from 'react';
import * as v from 'valibot';
import { useConsole, useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import type { FormField } from '#kernel/console/form-fields.ts';
import { cropSchema, focusSchema } from '#kernel/schema.ts';
import { baseOf, sharedHost } from '#kernel/site-path.ts';
import { needed } from '#web/parts/needed.ts';
import type { uploadPicture } from '../../contract.ts';
import { focusInCrop } from '../../rules/crop-area.ts';
import type { Json } from '../../rules/part-changes.ts';
import { contentTexts } from '../content/content-texts.ts';
import type { CroppedPicture } from './crop-dialog.tsx';
import { FileDrop } from './file-drop.tsx';
import { pictureProblem, pictureTypes } from './file-problem.ts';
import { FocusPicker, middle } from './focus-picker.tsx';
import { type FieldPlace, useControl, useForm } from './form-context.ts';
import { LocalizedField } from './localized-field.tsx';
import { PictureCuts } from './picture-cuts.tsx';
import { useUpload } from './use-upload.ts';
import './picture.css';

/** Few pictures are cut: the dialog comes with the press. */
const CropDialog = lazy(async () => ({ default: (await needed(() => import('./crop-dialog.tsx'))).CropDialog }));

const altField: FormField = {
  key: 'alt',
  kind: 'text',
  isRequired: false,
  byDefault: undefined,
  meaning: {},
  choices: [],
  fields: [],
  entry: undefined,
  options: [],
};

/** The console is on the host that all sites share. */
const addressOf = (path: string): string => baseOf(sharedHost) + path;

/** What a part holds that may still be anything. */
const given = <Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> | undefined =>
  v.is(schema, value) ? value : undefined;

/** A picture: chosen or dropped, shown as it is stored, with a text for those who do not see it. */
export function PictureField(place: FieldPlace) {
  const { site } = useForm();
  const { api } = useConsole();
  const { frame, value, set } = useControl(place);
  const texts = useWords(contentTexts);
  const { form, picture: words } = texts;
  const input = useRef<HTMLInputElement>(null);
  const [isCropping, setCropping] = useState(false);
  const picture = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  const path = typeof picture?.['path'] === 'string' ? picture['path'] : undefined;
  const focus = given(focusSchema, picture?.['focus']);
  const crop = given(cropSchema, picture?.['crop']);
  const whole = crop === undefined ? path : given(v.string(), picture?.['original']);
  /** Another part of the picture, with the same text. */
  const replace = (next: { [key: string]: Json }): void => {
    const alt = picture?.['alt'];
    set({ ...next, ...(alt !== undefined && { alt }) });
  };
  const cropped = ({ crop: area, original, path: shown, width, height }: CroppedPicture): void => {
    setCropping(false);
    const moved = focus && focusInCrop(focus, crop, area ?? { x: 0, y: 0, width: 100, height: 100 });
    replace({
      path: shown,
      width,
      height,
      ...(moved && { focus: moved }),
      ...(area && { crop: area }),
      ...(original !== undefined && { original }),
    });
  };
  const upload = useUpload({
    problemOf: (file) => pictureProblem(file, texts),
    async send(file, sending) {
      const data = new FormData();
      data.set('image', file);
      const options = { params: { site }, form: data, ...sending };
      const { path: to, width, height } = await api.upload<typeof uploadPicture>('sites/{site}/picture', options);
      // The text says what was to be seen on the picture before.
      set({ path: to, width, height });
    },
  });
  const remove = (): void => {
    set(place.field.key === '' ? null : undefined);
    input.current?.focus();
  };
  return (
    <>
      <FileDrop
        {...frame}
        below={
          <>
            {frame.below}
            {path === undefined ? null : (
              <LocalizedField
                field={altField}
                path={[...place.path, 'alt']}
                words={[...place.words, 'alt']}
                label={form.alt}
              />
            )}
          </>
        }
        input={input}
        accept={pictureTypes}
        choose={path === undefined ? form.choosePicture : form.otherPicture}
        upload={upload}
        presses={
          <>
            {whole === undefined ? null : (
              <Button aria-label={words.cropOf(frame.label)} onClick={() => setCropping(true)}>
                {words.crop}
              </Button>
            )}
            {focus === undefined ? null : (
              <Button
                look="quiet"
                onClick={() => {
                  const { focus: _, ...others } = picture ?? {};
                  set(others);
                }}
              >
                {words.focusMiddle}
              </Button>
            )}
            {path === undefined ? null : (
              <Button look="quiet" onClick={remove}>
                {form.removePicture}
                <span className="hc-hidden">{` (${frame.label})`}</span>
              </Button>
            )}
            {path === undefined ? <span className="hc-hint">{form.dropPicture}</span> : null}
          </>
        }
      >
        {path === undefined ? null : (
          <div className="hc-picture-shown">
            <FocusPicker
              src={addressOf(path)}
              alt={form.pictureOf(frame.label)}
              focus={focus}
              onChange={(next) => set({ ...picture, focus: { ...next } })}
            />
            <p className="hc-hint">{words.focusHint}</p>
            {place.field.key === 'cover' ? <PictureCuts src={addressOf(path)} focus={focus ?? middle} /> : null}
          </div>
        )}
      </FileDrop>
      {isCropping && whole !== undefined ? (
        <Suspense>
          <CropDialog
            whole={whole}
            src={addressOf(whole)}
            crop={crop}
            ratio={place.field.meaning.ratio}
            shape={Number(picture?.['width']) / Number(picture?.['height'])}
            onDone={cropped}
            onClose={() => setCropping(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
