import { useState } from 'react';
import { saidOf } from '#web/api/said-of.ts';
import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageDialog } from '#web/ui/message-dialog.tsx';
import type { Room } from '../../rules/channel/room-shapes.ts';
import type { OpenChat } from '../store/open-chat.ts';
import { talkTexts } from '../screen/talk-texts.ts';

interface InvitationBarProps {
  chat: OpenChat;
  room: Room;
  name: string;
  onDeclined(): void;
}

/** Asks the invited whether they want to talk. */
export function InvitationBar({ chat, room, name, onDeclined }: InvitationBarProps) {
  const say = useTexts(talkTexts);
  const common = useTexts(commonTexts);
  const [asks, setAsks] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(saidOf(error, common, say.failed));
    } finally {
      setIsBusy(false);
    }
  };
  const accept = () => run(async () => chat.store.takeRoom(await chat.calls.accept(room.id)));
  const decline = () =>
    run(async () => {
      setAsks(false);
      await chat.calls.leave(room.id);
      await chat.store.reload();
      onDeclined();
    });
  return (
    <section className="hb-chat-invitation" aria-label={say.invitation.from(name)}>
      <p className="hb-chat-invitation-title">{say.invitation.from(name)}</p>
      <p>{say.invitation.text}</p>
      <div className="hb-chat-invitation-ways">
        <Button kind="primary" busy={isBusy} onClick={() => void accept()}>
          {say.invitation.accept}
        </Button>
        <Button kind="quiet" onClick={() => setAsks(true)}>
          {say.invitation.decline}
        </Button>
      </div>
      {problem ? (
        <p className="hb-field-error" role="alert">
          {problem}
        </p>
      ) : null}
      <MessageDialog
        open={asks}
        title={say.invitation.declineTitle}
        text={say.invitation.declineText}
        onClose={() => setAsks(false)}
        buttons={[
          { label: say.cancel, onSelect: () => setAsks(false) },
          { label: say.invitation.decline, kind: 'danger', onSelect: () => void decline() },
        ]}
      />
    </section>
  );
}
