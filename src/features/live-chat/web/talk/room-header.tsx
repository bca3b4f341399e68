import { useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { useLater } from '#web/site/use-later.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { BackIcon } from '#web/ui/icons.tsx';
import { MessageDialog } from '#web/ui/message-dialog.tsx';
import { roomFace } from '../../rules/room-face.ts';
import type { Room } from '../../rules/room/room-shapes.ts';
import { GroupAvatar, PersonAvatar } from '../person/person-avatar.tsx';
import { ReportSheet } from '../safety/report-sheet.tsx';
import { safetyTexts } from '../safety/safety-texts.ts';
import { type OpenChat, useChat } from '../store/open-chat.ts';
import { FormProblem, useForm } from './form.tsx';
import { loadGroupDialog } from './later-dialogs.ts';
import { MoreIcon } from './talk-icons.tsx';
import { talkTexts } from './talk-texts.ts';

interface RoomHeaderProps {
  chat: OpenChat;
  room: Room;
  name: string;
  onBack(): void;
}

type Asked = 'menu' | 'group' | 'leave' | 'report';

/** Who is in the room, and what can be done with it. */
export function RoomHeader({ chat, room, name, onBack }: RoomHeaderProps) {
  const say = useTexts(talkTexts);
  const common = useTexts(commonTexts);
  const safety = useTexts(safetyTexts);
  const { me, people, mutedRooms } = useChat(chat);
  const [asked, setAsked] = useState<Asked>();
  const GroupDialog = useLater(asked === 'group', loadGroupDialog, () => setAsked(undefined));
  const { isBusy, problems, run } = useForm();
  const { other, others } = roomFace(room, me);
  const person = people.get(other?.user_id ?? 0);
  const isMuted = mutedRooms.has(room.id);
  const mute = () =>
    run(async () => {
      await chat.calls.mute(room.id, !isMuted);
      await chat.store.reload();
      setAsked(undefined);
    });
  const leave = () =>
    run(async () => {
      await chat.calls.leave(room.id);
      setAsked(undefined);
      await chat.store.reload();
      onBack();
    });
  return (
    <header className="hb-chat-header">
      <button type="button" className="hb-icon-button hb-chat-back" aria-label={say.room.back} onClick={onBack}>
        <BackIcon />
      </button>
      {room.group ? <GroupAvatar size="small" /> : <PersonAvatar person={person} size="small" />}
      <div className="hb-chat-header-names">
        <h2 className="hb-chat-header-name">
          <bdi>{name}</bdi>
        </h2>
        <p className="hb-chat-header-note">
          {room.group ? say.room.members(others.length + 1) : person ? `@${person.liveChatUserId}` : ''}
        </p>
      </div>
      <button
        type="button"
        className="hb-icon-button"
        aria-label={say.room.menu}
        aria-haspopup="dialog"
        onClick={() => setAsked('menu')}
      >
        <MoreIcon />
      </button>
      <Dialog
        open={asked === 'menu'}
        title={<bdi>{name}</bdi>}
        closeLabel={common.close}
        onClose={() => setAsked(undefined)}
      >
        <div className="hb-stack">
          {room.description ? <p className="hb-chat-description">{room.description}</p> : null}
          <Button busy={isBusy} onClick={() => void mute()}>
            {isMuted ? say.room.unmute : say.room.mute}
          </Button>
          {room.group ? <Button onClick={() => setAsked('group')}>{say.group.info}</Button> : null}
          {other === undefined ? null : <Button onClick={() => setAsked('report')}>{safety.reportOrBlock}</Button>}
          <FormProblem text={problems['form']} />
        </div>
      </Dialog>
      {asked === 'report' && other !== undefined ? (
        <ReportSheet chat={chat} userId={other.user_id} name={name} onClose={() => setAsked(undefined)} />
      ) : null}
      {asked === 'group' && GroupDialog ? (
        <GroupDialog chat={chat} room={room} onClose={() => setAsked(undefined)} onLeave={() => setAsked('leave')} />
      ) : null}
      <MessageDialog
        open={asked === 'leave'}
        title={say.group.leaveTitle}
        text={problems['form'] ?? say.group.leaveText}
        onClose={() => setAsked(undefined)}
        buttons={[
          { label: say.cancel, onSelect: () => setAsked(undefined) },
          { label: say.group.leave, kind: 'danger', onSelect: () => void leave() },
        ]}
      />
    </header>
  );
}
