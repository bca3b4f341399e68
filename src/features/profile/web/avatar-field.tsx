import { useId, useRef, useState } from 'react';
import { uploadTexts, usePictureUpload } from '#features/upload/web.ts';
import { imageTypes } from '#kernel/image-rules.ts';
import { useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { describedBy, FieldError } from '#web/ui/field.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { AvatarPicture } from './avatar-picture.tsx';
import { type ItemFieldProps, ItemGroup, PartField, withParts } from './field-parts.tsx';
import { profileTexts } from './profile-texts.ts';

export const texts = [uploadTexts];

export interface AvatarFieldProps extends ItemFieldProps {
  onUploading(isUploading: boolean): void;
  /** True in a profile, where the picture counts once it is saved; other forms only go on with it. */
  isSaved: boolean;
}

/** The circle is at most 128 px wide: four times that for dense screens. */
const mostSide = 512;

/** The picture and the nickname. The picture uploads at once and is kept when the form is saved (PROFILE-007). */
export function AvatarField({ onUploading, isSaved, ...props }: AvatarFieldProps) {
  const { name, item, value, onChange, problemOf } = props;
  const id = useId();
  const say = useTexts(profileTexts);
  const input = useRef<HTMLInputElement>(null);
  const [change, setChange] = useState<'none' | 'done' | 'removed'>('none');
  const upload = usePictureUpload({
    mostSide,
    failed: say.picture.failed,
    onUploading,
    onDone(path) {
      onChange(withParts({ avatar: path }));
      setChange('done');
    },
  });
  const picture = value.parts.avatar ?? '';
  const error = upload.problem ?? problemOf(`${name}.avatar`);
  const { isRunning } = upload;

  const remove = (): void => {
    onChange(withParts({ avatar: '' }));
    setChange('removed');
    input.current?.focus();
  };

  return (
    <ItemGroup item={item}>
      <div className="hb-profile-picture">
        <AvatarPicture path={picture} alt={picture === '' ? '' : say.picture.chosen} />
        <div className="hb-profile-picture-controls">
          <div className="hb-button-row">
            <label className={classNames('hb-button', 'hb-button-secondary', 'hb-profile-file')}>
              <span className="hb-button-label">{picture === '' ? say.picture.choose : say.picture.change}</span>
              <input
                ref={input}
                type="file"
                name={`${name}.avatar`}
                accept={imageTypes.join(',')}
                aria-invalid={error ? true : undefined}
                aria-describedby={describedBy(id, true, error)}
                onChange={(event) => {
                  setChange('none');
                  upload.choose(event);
                }}
              />
            </label>
            {picture === '' || isRunning ? null : (
              <Button kind="quiet" onClick={remove}>
                {say.picture.remove}
              </Button>
            )}
          </div>
          <p className="hb-field-hint" id={`${id}-hint`}>
            {say.picture.hint}
          </p>
        </div>
      </div>
      {isRunning ? <progress className="hb-progress hb-profile-uploading" aria-label={say.picture.uploading} /> : null}
      <output className="hb-profile-status">
        {isRunning
          ? say.picture.uploading
          : change === 'done'
            ? say.picture.done(isSaved)
            : change === 'removed'
              ? say.picture.removed(isSaved)
              : ''}
      </output>
      <FieldError id={id} error={error} />
      <PartField
        {...props}
        part="nickname"
        isRequired={item.isRequired}
        autoComplete="nickname"
        placeholder={say.examples.nickname}
      />
    </ItemGroup>
  );
}
