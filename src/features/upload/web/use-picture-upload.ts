import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { saidOf } from '#web/api/said-of.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { PictureRefused, uploadPicture } from './upload-picture.ts';
import { uploadTexts } from './upload-texts.ts';

interface PictureUploadWish {
  /** A larger picture is made smaller before it is sent. */
  mostSide: number;
  /** Said where the server does not say why. */
  failed: string;
  onDone(path: string): void;
  onUploading(isUploading: boolean): void;
}

/** Uploads what is chosen in a file field, at once. A later choice replaces one that is still under way. */
export function usePictureUpload({ mostSide, failed, onDone, onUploading }: PictureUploadWish) {
  const context = usePageContext();
  const words = useTexts(uploadTexts);
  const common = useTexts(commonTexts);
  const running = useRef<AbortController>(undefined);
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => () => running.current?.abort(), []);

  const upload = async (file: File): Promise<void> => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setProblem(undefined);
    setIsRunning(true);
    onUploading(true);
    try {
      const path = await uploadPicture(context, file, { mostSide, signal: control.signal });
      if (control.signal.aborted) return;
      onDone(path);
    } catch (cause) {
      if (control.signal.aborted) return;
      const said = { ...common, offlineText: failed };
      setProblem(cause instanceof PictureRefused ? words[cause.reason] : saidOf(cause, said, failed));
    }
    setIsRunning(false);
    onUploading(false);
  };
  return {
    isRunning,
    problem,
    choose({ target }: ChangeEvent<HTMLInputElement>): void {
      const [file] = target.files ?? [];
      // Lets the visitor choose the same file again.
      target.value = '';
      if (file !== undefined) void upload(file);
    },
  };
}
