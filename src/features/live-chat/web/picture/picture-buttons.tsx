import { type ChangeEvent, useRef } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ImageIcon } from '#web/ui/page-icons.tsx';
import { pictureAccept } from './picture-files.ts';
import { pictureTexts } from './picture-texts.ts';
import './picture.css';

interface PictureButtonsProps {
  onFiles(files: File[]): void;
}

/** Chooses pictures, and on touch screens takes one. */
export function PictureButtons({ onFiles }: PictureButtonsProps) {
  const say = useTexts(pictureTexts);
  const choose = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(target.files ?? [])];
    // Lets the visitor choose the same file again.
    target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      <button type="button" className="hb-icon-button" aria-label={say.choose} onClick={() => choose.current?.click()}>
        <ImageIcon />
      </button>
      <button
        type="button"
        className="hb-icon-button hb-chat-camera"
        aria-label={say.camera}
        onClick={() => camera.current?.click()}
      >
        <Icon path="M4 8h3.5l1.6-2.5h5.8L16.5 8H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1M12 16.8a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2" />
      </button>
      <input ref={choose} type="file" accept={pictureAccept} multiple hidden onChange={chosen} data-testid="pictures" />
      <input ref={camera} type="file" accept={pictureAccept} capture="environment" hidden onChange={chosen} />
    </>
  );
}
