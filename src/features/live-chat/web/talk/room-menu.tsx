import { useState } from 'react';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MessageDialog } from '#web/ui/message-dialog.tsx';
import { roomFace } from '../../rules/room/room-face.ts';
import type { Room } from '../../rules/channel/room-shapes.ts';
import { peopleTexts } from '../people/people-texts.ts';
import { PersonDialog } from '../people/person-dialog.tsx';
import { ReportDialog } from '../safety/report-dialog.tsx';
import { reportWays } from '../safety/report-ways.ts';
import { safetyTexts } from '../safety/safety-texts.ts';
import { type OpenChat, useChat } from '../store/open-chat.ts';
import { FormProblem, useForm } from '../screen/form.tsx';
import { GroupDialog } from './group-dialogs.tsx';
import { talkTexts } from '../screen/talk-texts.ts';

export const texts = [peopleTexts, safetyTexts, talkTexts];

export type RoomQuestion = 'menu' | 'about' | 'leave' | 'block' | 'report';

interface RoomMenuProps {
  chat: OpenChat;
  room: Room;
  name: string;
  /** The question that the menu asks first. */
  first: RoomQuestion;
  onClose(): void;
  onLeft(): void;
  openRoom(roomId: number): void;
}

/** The acts that a room allows, and the people in it. */
export function RoomMenu({ chat, room, name, first, onClose, onLeft, openRoom }: RoomMenuProps) {
  const { api } = usePageContext();
  const say = useTexts(talkTexts);
  const common = useTexts(commonTexts);
  const safety = useTexts(safetyTexts);
  const ofPeople = useTexts(peopleTexts);
  const { me, people, mutedRooms, blockedPeople } = useChat(chat);
  const [asked, setAsked] = useState(first);
  const { isBusy, problems, run } = useForm();
  const { other } = roomFace(room, me);
  const person = people.get(other?.user_id ?? 0);
  const isMuted = mutedRooms.has(room.id);
  const mute = () =>
    run(async () => {
      await chat.calls.mute(room.id, !isMuted);
      await chat.store.reload();
      onClose();
    });
  const block = (userId: number) =>
    run(async () => {
      await chat.calls.block({ userId }, true);
      await chat.store.reload();
      onClose();
    });
  const leave = () =>
    run(async () => {
      await chat.calls.leave(room.id);
      onLeft();
      await chat.store.reload();
    });
  if (asked === 'report' && other !== undefined) {
    return <ReportDialog name={name} onClose={onClose} {...reportWays(api, chat, other.user_id, onClose)} />;
  }
  if (asked === 'block' && other !== undefined) {
    return (
      <MessageDialog
        open
        title={ofPeople.blockTitle(name)}
        text={problems['form'] ?? ofPeople.blockText}
        onClose={onClose}
        buttons={[
          { label: say.cancel, onSelect: onClose },
          { label: ofPeople.block, kind: 'danger', onSelect: () => void block(other.user_id) },
        ]}
      />
    );
  }
  if (asked === 'about' && person !== undefined) {
    return <PersonDialog chat={chat} person={person} shownRoom={room.id} onClose={onClose} openRoom={openRoom} />;
  }
  if (asked === 'about' && room.group) {
    return (
      <GroupDialog chat={chat} room={room} onClose={onClose} onLeave={() => setAsked('leave')} openRoom={openRoom} />
    );
  }
  if (asked === 'leave') {
    return (
      <MessageDialog
        open
        title={say.group.leaveTitle}
        text={problems['form'] ?? say.group.leaveText}
        onClose={onClose}
        buttons={[
          { label: say.cancel, onSelect: onClose },
          { label: say.group.leave, kind: 'danger', onSelect: () => void leave() },
        ]}
      />
    );
  }
  return (
    <Dialog open title={<bdi>{name}</bdi>} closeLabel={common.close} onClose={onClose}>
      <div className="hb-stack">
        {room.description ? <p className="hb-chat-description">{room.description}</p> : null}
        {room.group || person !== undefined ? (
          <Button onClick={() => setAsked('about')}>{room.group ? say.group.info : say.room.profile}</Button>
        ) : null}
        <Button busy={isBusy} onClick={() => void mute()}>
          {isMuted ? say.room.unmute : say.room.mute}
        </Button>
        {room.group ? (
          <Button kind="danger" onClick={() => setAsked('leave')}>
            {say.group.leave}
          </Button>
        ) : null}
        {other === undefined ? null : (
          <>
            <Button onClick={() => setAsked('report')}>{safety.send}</Button>
            {blockedPeople.has(other.user_id) ? null : (
              <Button kind="danger" onClick={() => setAsked('block')}>
                {ofPeople.block}
              </Button>
            )}
          </>
        )}
        <FormProblem text={problems['form']} />
      </div>
    </Dialog>
  );
}
