import { useId, useRef } from 'react';
import { usePictureUpload } from '#features/upload/web.ts';
import { imageTypes } from '#kernel/image-rules.ts';
import { useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { describedBy, FieldError } from '#web/ui/field.tsx';
import type { ChatProfile } from '../../contract/profile.ts';
import { PersonAvatar } from './person-avatar.tsx';
import { chatProfileTexts } from './chat-profile-texts.ts';

/** Shown in a circle of 80 px: enough for dense screens. */
const mostSide = 512;

interface PictureFieldProps {
  /** Below the site's base; '' for none. */
  path: string;
  person: Pick<ChatProfile, 'id' | 'nickname'> | null;
  error: string | undefined;
  onChange(path: string): void;
  onUploading(isUploading: boolean): void;
}

/** A face in the chat. The picture uploads at once and counts when the form is saved. */
export function PictureField({ path, person, error, onChange, onUploading }: PictureFieldProps) {
  const id = useId();
  const say = useTexts(chatProfileTexts);
  const input = useRef<HTMLInputElement>(null);
  const upload = usePictureUpload({ mostSide, failed: say.uploadFailed, onDone: onChange, onUploading });
  const problem = upload.problem ?? error;
  return (
    <div className="hb-field">
      <span className="hb-field-label" id={`${id}-label`}>
        {say.picture}
      </span>
      <div className="hb-chat-picture-field">
        <PersonAvatar
          person={{ id: person?.id ?? 0, nickname: person?.nickname ?? '', image: path || null }}
          size="large"
        />
        <div className="hb-button-row">
          <label className="hb-button hb-button-secondary hb-chat-file">
            <span className="hb-button-label">{path === '' ? say.choosePicture : say.changePicture}</span>
            <input
              ref={input}
              type="file"
              accept={imageTypes.join(',')}
              aria-invalid={problem ? true : undefined}
              aria-describedby={describedBy(id, undefined, problem)}
              onChange={upload.choose}
            />
          </label>
          {path === '' || upload.isRunning ? null : (
            <Button
              kind="quiet"
              onClick={() => {
                onChange('');
                input.current?.focus();
              }}
            >
              {say.removePicture}
            </Button>
          )}
        </div>
      </div>
      <output className="hb-field-hint">{upload.isRunning ? say.uploading : ''}</output>
      <FieldError id={id} error={problem} />
    </div>
  );
}
