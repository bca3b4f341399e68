import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { listPageSize, wholeListMax } from '#kernel/list-pages.ts';
import { importPart } from '#web/parts/import-part.ts';
import { useLater } from '#web/site/use-later.ts';
import type { TalkRoom } from '../../rules/room/talk-rooms.ts';
import type { OpenChat } from '../store/open-chat.ts';

/** How many rooms of a long list were shown last, so that a way back from a room finds its place. */
const shownBefore = new WeakMap<OpenChat, number>();

const loadMore = () => importPart(() => import('./more-rooms.tsx'));

interface RoomListProps {
  chat: OpenChat;
  rooms: readonly TalkRoom[];
  children: (room: TalkRoom) => ReactNode;
}

/**
 * Rooms in their order. Of many the first stand in the document, and further ones come as one scrolls or asks. A room
 * with a new message is the first, so it is among them.
 */
export function RoomList({ chat, rooms, children }: RoomListProps) {
  const [most, setMost] = useState(() => shownBefore.get(chat) ?? listPageSize);
  const list = useRef<HTMLUListElement>(null);
  const from = useRef<number>(null);
  const shown = rooms.length <= wholeListMax ? rooms : rooms.slice(0, most);
  const left = rooms.length - shown.length;
  const MoreRooms = useLater(left > 0, loadMore);
  useEffect(() => {
    shownBefore.set(chat, most);
  }, [chat, most]);
  useLayoutEffect(() => {
    if (from.current === null) return;
    list.current?.children[from.current]?.querySelector('a')?.focus();
    from.current = null;
  }, [most]);
  return (
    <ul className="hb-chat-rooms" ref={list}>
      {shown.map(children)}
      {left > 0 && MoreRooms ? (
        <MoreRooms
          key={most}
          left={left}
          onNear={() => setMost(most + listPageSize)}
          onPress={() => {
            from.current = shown.length;
            setMost(most + listPageSize);
          }}
        />
      ) : null}
    </ul>
  );
}
