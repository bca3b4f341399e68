import { useState } from 'react';
import { isLongerThan } from '#kernel/letters.ts';
import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { bodyMaxLetters, meetingUrlMax } from '../../rules/limits/chat-limits.ts';
import { tidyText } from '../../rules/text/chat-text.ts';
import { isMeetingUrl } from '../../rules/text/meeting-url.ts';
import type { NewMessage } from '../store/chat-calls.ts';
import { talkTexts } from '../screen/talk-texts.ts';

export const texts = [talkTexts];

/** Writes a meeting message: an address, a time and a few words. */
export function MeetingDialog({
  onClose,
  onSend,
}: {
  onClose(): void;
  onSend(message: Pick<NewMessage, 'type' | 'body' | 'meeting'>): void;
}) {
  const say = useTexts(talkTexts).meeting;
  const common = useTexts(commonTexts);
  const [url, setUrl] = useState('');
  const [startAt, setStartAt] = useState('');
  const [note, setNote] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const send = (): void => {
    if (!isMeetingUrl(url.trim())) return setIsWrong(true);
    if (isLongerThan(tidyText(note, { isMultiline: true }), bodyMaxLetters)) return;
    // A member types Tokyo time, as everywhere on the site.
    const meeting = { url: url.trim(), startAt: startAt === '' ? null : `${startAt}:00+09:00` };
    onSend({ type: 'MEETING', body: tidyText(note, { isMultiline: true }), meeting });
  };
  return (
    <Dialog
      open
      width={500}
      title={say.title}
      closeLabel={common.close}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={send}>
          {say.send}
        </Button>
      }
    >
      <div className="hb-stack">
        <Field label={say.url} hint={say.urlHint} error={isWrong ? say.urlWrong : undefined} maxLetters={meetingUrlMax}>
          {(control) => (
            <Input
              {...control}
              type="url"
              inputMode="url"
              value={url}
              onChange={(event) => {
                setUrl(event.target.value);
                setIsWrong(false);
              }}
            />
          )}
        </Field>
        <Field label={say.startAt}>
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={startAt}
              onChange={(event) => setStartAt(event.target.value)}
            />
          )}
        </Field>
        <Field label={say.note} maxLetters={bodyMaxLetters}>
          {(control) => (
            <textarea {...control} rows={2} value={note} onChange={(event) => setNote(event.target.value)} />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
