import { useEffect, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { Field, type FieldFrame } from '#console/forms/field.tsx';
import { TextAreaField } from '#console/forms/text-area-field.tsx';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import { importPart } from '#web/parts/import-part.ts';
import type { uploadPicture } from '../../contract.ts';
import { contentTexts } from '../content/content-texts.ts';
import { pictureProblem } from '../form/file-problem.ts';
import { useForm } from '../form/form-context.ts';
import type { StoredPicture } from './rich-editor.tsx';
import './rich.css';

type Loaded = typeof import('./rich-editor.tsx');

interface RichFieldProps extends FieldFrame {
  value: string;
  onChange: (html: string) => void;
  lang?: string | undefined;
}

/** A text of paragraphs, lists and pictures. What the editor cannot show opens as its source, and says so. */
export function RichField({ value, onChange, lang, ...frame }: RichFieldProps) {
  const { site } = useForm();
  const { api, failureOf } = useConsole();
  const texts = useWords(contentTexts);
  const { rich } = texts.form;
  const [loaded, setLoaded] = useState<Loaded | 'none'>();
  const [isSource, setSource] = useState(false);
  const kit = useWords(kitTexts);
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    let isGone = false;
    importPart(() => import('./rich-editor.tsx')).then(
      (module) => {
        if (isGone) return;
        setLoaded(module);
        if (!module.survives(value)) setSource(true);
      },
      // The line is cut: the source can be written all the same.
      () => !isGone && setLoaded('none'),
    );
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- It is decided when the field opens.
  }, []);
  const store = async (image: File): Promise<StoredPicture | undefined> => {
    const problem = pictureProblem(image, texts);
    setSaid(problem ?? rich.storing);
    if (problem !== undefined) return undefined;
    try {
      const form = new FormData();
      form.set('image', image);
      const stored = await api.upload<typeof uploadPicture>('sites/{site}/picture', {
        params: { site },
        form,
        onProgress: (part) => setSaid(part < 1 ? kit.sendingPart(Math.floor(part * 100)) : kit.beingChecked),
      });
      setSaid(undefined);
      return stored;
    } catch (error) {
      setSaid(failureOf(error).message);
      return undefined;
    }
  };
  const isPlain = loaded === 'none' || (loaded !== undefined && isSource);
  const mayChange = loaded !== undefined && loaded !== 'none';
  const fits = mayChange && isSource && loaded.survives(value);
  const below = (
    <>
      {mayChange ? (
        <p className="hc-rich-below">
          {isSource && !fits ? <span>{rich.onlySource}</span> : null}
          {isSource && !fits ? null : (
            <Button look="quiet" onClick={() => setSource(!isSource)}>
              {isSource ? rich.toText : rich.toSource}
            </Button>
          )}
        </p>
      ) : null}
      <output className="hc-rich-said">{said}</output>
      {frame.below}
    </>
  );
  if (isPlain) {
    return (
      <TextAreaField
        {...frame}
        isSource
        rows={4}
        lang={lang}
        hint={rich.sourceHint}
        value={value}
        onChange={onChange}
        below={below}
      />
    );
  }
  return (
    <Field {...frame} below={below}>
      {(control) =>
        loaded === undefined ? (
          <div className="hc-input hc-rich-text" aria-busy="true" />
        ) : (
          <loaded.RichEditor
            value={value}
            onChange={onChange}
            control={control}
            label={frame.label}
            lang={lang}
            store={store}
            onLost={(count) => setSaid(rich.lost(count))}
          />
        )
      }
    </Field>
  );
}
