import { useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { useLater } from '#web/site/use-later.ts';
import { BackIcon } from '#web/ui/icons.tsx';
import { roomFace } from '../../rules/room/room-face.ts';
import type { Room } from '../../rules/channel/room-shapes.ts';
import { GroupAvatar, PersonAvatar } from '../profile/person-avatar.tsx';
import { type OpenChat, useChat } from '../store/open-chat.ts';
import { loadRoomMenu } from './later-talk-dialogs.ts';
import type { RoomQuestion } from './room-menu.tsx';
import { MoreIcon } from './talk-icons.tsx';
import { talkTexts } from '../screen/talk-texts.ts';

interface RoomHeaderProps {
  chat: OpenChat;
  room: Room;
  name: string;
  onBack(): void;
  openRoom(roomId: number): void;
}

/** The people in the room, and the acts that it allows. */
export function RoomHeader({ chat, room, name, onBack, openRoom }: RoomHeaderProps) {
  const say = useTexts(talkTexts);
  const { me, people } = useChat(chat);
  const [asked, setAsked] = useState<RoomQuestion>();
  const close = (): void => setAsked(undefined);
  const RoomMenu = useLater(asked !== undefined, loadRoomMenu, close);
  const { other, others } = roomFace(room, me);
  const person = people.get(other?.user_id ?? 0);
  return (
    <header className="hb-chat-header">
      <button type="button" className="hb-icon-button hb-chat-back" aria-label={say.room.back} onClick={onBack}>
        <BackIcon />
      </button>
      {room.group ? <GroupAvatar size="small" /> : <PersonAvatar person={person} size="small" />}
      <div className="hb-chat-header-names">
        <h2 className="hb-chat-header-name">
          {room.group || person ? (
            <button type="button" aria-haspopup="dialog" onClick={() => setAsked('about')}>
              <bdi>{name}</bdi>
            </button>
          ) : (
            <bdi>{name}</bdi>
          )}
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
      {asked !== undefined && RoomMenu ? (
        <RoomMenu
          chat={chat}
          room={room}
          name={name}
          first={asked}
          onClose={close}
          onLeft={onBack}
          openRoom={openRoom}
        />
      ) : null}
    </header>
  );
}
