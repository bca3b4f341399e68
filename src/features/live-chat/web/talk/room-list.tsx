import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dayPageSize, wholeDayMax } from '#kernel/day-pages.ts';
import { longListTexts } from '#web/long-list/long-list-texts.ts';
import { useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import type { TalkRoom } from '../../rules/room/talk-rooms.ts';
import type { OpenChat } from '../store/open-chat.ts';

/** How many rooms of a long list were shown last, so that a way back from a room finds its place. */
const shownBefore = new WeakMap<OpenChat, number>();

/** Rows are made ready so far before they are in sight. */
const margin = '600px 0px';

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
  const [most, setMost] = useState(() => shownBefore.get(chat) ?? dayPageSize);
  const list = useRef<HTMLUListElement>(null);
  const from = useRef<number>(null);
  const shown = rooms.length <= wholeDayMax ? rooms : rooms.slice(0, most);
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
      {shown.length < rooms.length ? (
        <MoreRooms
          key={most}
          left={rooms.length - shown.length}
          onNear={() => setMost(most + dayPageSize)}
          onPress={() => {
            from.current = shown.length;
            setMost(most + dayPageSize);
          }}
        />
      ) : null}
    </ul>
  );
}

interface MoreRoomsProps {
  left: number;
  onNear: () => void;
  onPress: () => void;
}

function MoreRooms({ left, onNear, onPress }: MoreRoomsProps) {
  const say = useTexts(longListTexts);
  const row = useRef<HTMLLIElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    if (row.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        // Who stands on the button presses it.
        const isFocused = row.current?.contains(document.activeElement) === true;
        if (!isFocused && entries.some(({ isIntersecting }) => isIntersecting)) near.current();
      },
      { rootMargin: margin },
    );
    watch.observe(row.current);
    return () => watch.disconnect();
  }, []);
  return (
    <li className="hb-chat-rooms-more" ref={row}>
      <Button kind="secondary" size="small" onClick={onPress}>
        {say.later} ({left.toLocaleString()})
      </Button>
    </li>
  );
}
