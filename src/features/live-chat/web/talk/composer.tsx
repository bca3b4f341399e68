import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { PlusIcon } from '#web/ui/page-icons.tsx';
import { bodyMaxLetters } from '../../rules/limits/chat-limits.ts';
import { bodyProblem, tidyText } from '../../rules/text/chat-text.ts';
import type { ChatPicture } from '../../contract/picture.ts';
import { PictureButtons } from '../picture/picture-buttons.tsx';
import type { PictureAddress } from '../picture/picture-calls.ts';
import { bringsFiles, picturesOf } from '../picture/picture-files.ts';
import { PictureStrip } from '../picture/picture-strip.tsx';
import { usePictureTray } from '../picture/picture-tray.ts';
import { keepDraft, readDraft, watchDraft } from './drafts.ts';
import { SendIcon } from './talk-icons.tsx';
import { talkTexts } from '../screen/talk-texts.ts';

interface ComposerProps {
  me: number;
  roomId: number;
  placeholder: string;
  /** The chat to which pictures are sent. */
  address: PictureAddress;
  takesPictures: boolean;
  /** Buttons before the field: a meeting. */
  tools?: ReactNode;
  /** The body is empty where there are pictures alone. */
  onSend(body: string, pictures: readonly ChatPicture[]): void;
}

/** Whether a key ends a message: that of a finger does not, which has a button of its own. */
function sends({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean {
  return key === 'Enter' && !shiftKey && !window.matchMedia('(pointer: coarse)').matches;
}

/** Where a message is written; what is not sent stays for this room and member. */
export function Composer({ me, roomId, placeholder, address, takesPictures, tools, onSend }: ComposerProps) {
  const say = useTexts(talkTexts).composer;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const tray = usePictureTray(address);
  const [text, setText] = useState(() => readDraft(me, roomId));
  const [isOpen, setIsOpen] = useState(false);
  const hasTools = takesPictures || Boolean(tools);
  const isTooLong = bodyProblem(tidyText(text, { isMultiline: true })) === 'tooLong';
  // A draft that another page has changed or sent does not stay here; only that page stores it.
  useEffect(() => watchDraft(me, roomId, setText), [me, roomId]);
  const write = (typed: string): void => {
    setText(typed);
    keepDraft(me, roomId, typed);
  };
  useLayoutEffect(() => {
    const area = field.current;
    if (area === null) return;
    const fit = (): void => {
      area.style.blockSize = 'auto';
      area.style.blockSize = `${area.scrollHeight}px`;
    };
    fit();
    // A phone that is turned breaks the lines elsewhere.
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [text]);
  const send = (): void => {
    const body = tidyText(text, { isMultiline: true });
    field.current?.focus();
    if (!maySend) return;
    onSend(isEmpty ? '' : body, tray.take());
    setIsOpen(false);
    write('');
  };
  const isEmpty = bodyProblem(tidyText(text, { isMultiline: true })) === 'empty';
  const hasPictures = tray.pictures.length > 0;
  // The member first tries a failed upload again, or removes it.
  const maySend = !isTooLong && (hasPictures ? tray.isReady : !isEmpty);
  const take = (event: { preventDefault(): void }, files: readonly File[]): void => {
    if (!takesPictures || files.length === 0) return;
    event.preventDefault();
    tray.add(files);
  };
  return (
    // Pictures are also chosen with a button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="hb-chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onDragOver={(event) => {
        if (takesPictures && bringsFiles(event.dataTransfer)) event.preventDefault();
      }}
      onDrop={(event) => take(event, picturesOf(event.dataTransfer))}
    >
      {takesPictures ? <PictureStrip tray={tray} /> : null}
      {isTooLong ? (
        <p className="hb-field-error" id={`${id}-error`} role="alert">
          {say.tooLong(bodyMaxLetters)}
        </p>
      ) : null}
      <div className="hb-chat-composer-line">
        {hasTools ? (
          <>
            <div className="hb-chat-tools" id={`${id}-tools`} data-open={isOpen || undefined}>
              {takesPictures ? <PictureButtons onFiles={tray.add} /> : null}
              {tools}
            </div>
            <button
              type="button"
              className="hb-icon-button hb-chat-more-tools"
              aria-label={say.more}
              aria-expanded={isOpen}
              aria-controls={`${id}-tools`}
              onClick={() => setIsOpen(!isOpen)}
            >
              <PlusIcon />
            </button>
          </>
        ) : null}
        <textarea
          ref={field}
          className="hb-input hb-chat-field"
          rows={1}
          aria-label={say.label}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? `${id}-error` : undefined}
          placeholder={placeholder}
          value={text}
          onChange={(event) => write(event.target.value)}
          onPaste={(event) => take(event, picturesOf(event.clipboardData))}
          onKeyDown={(event) => {
            if (!sends(event)) return;
            event.preventDefault();
            send();
          }}
        />
        <button
          type="submit"
          className="hb-chat-send"
          aria-label={say.send}
          aria-disabled={!maySend || undefined}
          // The keyboard of a phone stays open.
          onPointerDown={(event) => event.preventDefault()}
        >
          <SendIcon />
        </button>
      </div>
    </form>
  );
}
