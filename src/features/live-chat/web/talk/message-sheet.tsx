import { useState } from 'react';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MessageDialog } from '#web/ui/message-dialog.tsx';
import { useCopy } from '#web/ui/use-copy.ts';
import type { Comment } from '../../rules/channel/room-shapes.ts';
import { personName } from '../profile/person-name.ts';
import { ReportDialog } from '../safety/report-dialog.tsx';
import { reportWays } from '../safety/report-ways.ts';
import { safetyTexts } from '../safety/safety-texts.ts';
import { type OpenChat, useChat } from '../store/open-chat.ts';
import { useForm } from '../screen/form.tsx';
import { talkTexts } from '../screen/talk-texts.ts';

export const texts = [safetyTexts, talkTexts];

interface MessageSheetProps {
  chat: OpenChat;
  roomId: number;
  comment: Comment;
  onClose(): void;
}

/** The acts that a member can do with a message. */
export function MessageSheet({ chat, roomId, comment, onClose }: MessageSheetProps) {
  const { api } = usePageContext();
  const all = useTexts(talkTexts);
  const say = all.message;
  const common = useTexts(commonTexts);
  const safety = useTexts(safetyTexts);
  const { me, people } = useChat(chat);
  const [asked, setAsked] = useState<'remove' | 'report'>();
  const { problems, run } = useForm();
  const { index, user_id: author, body, meeting } = comment;
  const text = [body, meeting?.url].filter(Boolean).join('\n');
  const { isCopied, copy } = useCopy(text);
  const remove = () =>
    run(async () => {
      chat.store.takeSent(roomId, await chat.calls.remove(roomId, index));
      onClose();
    });
  if (asked === 'report') {
    const name = personName(people.get(author), all);
    return (
      <ReportDialog name={name} onClose={onClose} {...reportWays(api, chat, author, onClose, { roomId, index })} />
    );
  }
  if (asked === 'remove') {
    return (
      <MessageDialog
        open
        title={say.removeTitle}
        text={problems['form'] ?? say.removeText}
        onClose={onClose}
        buttons={[
          { label: all.cancel, onSelect: onClose },
          { label: say.remove, kind: 'danger', onSelect: () => void remove() },
        ]}
      />
    );
  }
  return (
    <Dialog open title={say.actions} closeLabel={common.close} onClose={onClose}>
      <div className="hb-stack">
        {text === '' ? null : <p className="hb-chat-quoted">{text}</p>}
        {text === '' ? null : <Button onClick={() => void copy()}>{say.copy}</Button>}
        <output className={isCopied === undefined ? 'hb-visually-hidden' : 'hb-field-hint'}>
          {isCopied === undefined ? '' : isCopied ? say.copied : say.copyFailed}
        </output>
        {author === me ? (
          <Button kind="danger" onClick={() => setAsked('remove')}>
            {say.remove}
          </Button>
        ) : (
          <Button onClick={() => setAsked('report')}>{safety.reportMessage}</Button>
        )}
      </div>
    </Dialog>
  );
}
