import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { randomUuid } from '#kernel/random-id.ts';
import { formatInstant } from '#kernel/period.ts';
import { serverClock } from '#web/api/server-clock.ts';
import { useTexts } from '#web/site/page-context.ts';
import { useLater } from '#web/site/use-later.ts';
import { cryptoRandom } from '#web/storage/crypto-random.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ChatIcon, WarningIcon } from '#web/ui/icons.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { areAllHeld } from '../../rules/room/talk-lists.ts';
import type { TalkRoom } from '../../rules/room/talk-rooms.ts';
import { roomFace, textsLeft } from '../../rules/room/room-face.ts';
import type { Comment } from '../../rules/channel/room-shapes.ts';
import { loadPersonDialog } from '../people/later-people-dialogs.ts';
import { SuspendedNotice } from '../safety/suspended-notice.tsx';
import { talkTexts } from '../screen/talk-texts.ts';
import { type OpenChat, useChat } from '../store/open-chat.ts';
import type { WaitingMessage } from '../store/outbox.ts';
import { pageTimers } from '#web/site/page-timers.ts';
import { Composer } from './composer.tsx';
import { FreshMessages } from './fresh-messages.tsx';
import { InvitationBar } from './invitation-bar.tsx';
import { loadMeetingDialog, loadMessageSheet } from './later-talk-dialogs.ts';
import { MessageLog } from './message-log.tsx';
import { keepRead } from './read-mark.ts';
import { RoomHeader } from './room-header.tsx';
import { roomName } from './room-words.ts';
import { MeetingIcon } from './talk-icons.tsx';
import { unreadOf } from './unread-of.ts';
import { useIsOnline } from './use-is-online.ts';

interface RoomViewProps {
  chat: OpenChat;
  roomId: number;
  /** Leads to the list. */
  onBack(): void;
  openRoom(roomId: number): void;
}

/** A room: its people, their messages, and the field for a new one. */
export function RoomView(props: RoomViewProps) {
  const talk = useChat(props.chat).talks.get(props.roomId);
  return talk === undefined ? <MissingRoom {...props} /> : <HeldRoom {...props} talk={talk} />;
}

/** A room that is read by its number, or that the member is not in. */
function MissingRoom({ chat, roomId, onBack }: RoomViewProps) {
  const say = useTexts(talkTexts);
  const isGone = areAllHeld(useChat(chat));
  const [state, setState] = useState<'reading' | 'gone' | 'failed'>('reading');
  const [tries, setTries] = useState(0);
  const section = useRef<HTMLElement>(null);
  useFocus(section);
  useEffect(() => {
    let isStale = false;
    setState('reading');
    chat.store.openRoom(roomId).then(
      () => isStale || setState('gone'),
      () => isStale || setState('failed'),
    );
    return () => {
      isStale = true;
    };
  }, [chat, roomId, tries]);
  return (
    <section ref={section} className="hb-chat-room" tabIndex={-1}>
      {isGone || state === 'gone' ? (
        <EmptyState
          icon={<ChatIcon />}
          title={say.room.gone}
          action={<Button onClick={onBack}>{say.room.back}</Button>}
        />
      ) : state === 'failed' ? (
        <EmptyState
          icon={<WarningIcon />}
          title={say.room.failed}
          action={<Button onClick={() => setTries((count) => count + 1)}>{say.room.again}</Button>}
        />
      ) : (
        <div className="hb-chat-waiting" aria-busy="true">
          <Skeleton shape="row" count={4} />
        </div>
      )}
    </section>
  );
}

function HeldRoom({ chat, roomId, talk, onBack, openRoom }: RoomViewProps & { talk: TalkRoom }) {
  const say = useTexts(talkTexts);
  const state = useChat(chat);
  const outbox = useSyncExternalStore(chat.outbox.subscribe, chat.outbox.get, chat.outbox.get);
  const isFailing = useSyncExternalStore(chat.outbox.subscribe, chat.outbox.isFailing, chat.outbox.isFailing);
  const isOnline = useIsOnline();
  const [unreadFrom] = useState(() => firstUnread(talk, state.me));
  const { hasFailed, again } = useMessages(chat, roomId, isOnline);
  const [touched, setTouched] = useState<Comment>();
  const MessageSheet = useLater(touched !== undefined, loadMessageSheet, () => setTouched(undefined));
  const [looksAt, setLooksAt] = useState<number>();
  const PersonDialog = useLater(looksAt !== undefined, loadPersonDialog, () => setLooksAt(undefined));
  const lookedAt = state.people.get(looksAt ?? 0);
  const [suggests, setSuggests] = useState(false);
  const MeetingDialog = useLater(suggests, loadMeetingDialog, () => setSuggests(false));
  const section = useRef<HTMLElement>(null);
  useReadMarks(chat, roomId);
  useFocus(section);
  const { room, comments, isRead } = talk;
  const name = roomName(room, state, say);
  const face = roomFace(room, state.me);
  const waiting = outbox.filter(
    (one) => one.roomId === roomId && !comments.some(({ key, user_id: id }) => key === one.key && id === state.me),
  );
  const left = face.isWaiting ? textsLeft(comments, waiting.length, state.me) : undefined;
  const isClosed = !room.group && face.other !== undefined && face.other.leave;
  const send = (message: Pick<WaitingMessage, 'type' | 'body' | 'meeting' | 'image' | 'picture'>): void =>
    chat.outbox.add({
      ...message,
      key: randomUuid(cryptoRandom),
      roomId,
      writtenAt: formatInstant(serverClock.now()),
      ...(face.isInvited && { accept: true }),
    });
  return (
    <section ref={section} className="hb-chat-room" aria-label={name} tabIndex={-1}>
      <RoomHeader chat={chat} room={room} name={name} onBack={onBack} openRoom={openRoom} />
      <p className="hb-chat-own-network" aria-live="polite">
        {isOnline ? '' : say.offline}
      </p>
      {isRead ? (
        <MessageLog
          address={chat.address}
          talk={talk}
          state={state}
          waiting={waiting}
          isOnline={isOnline}
          isFailing={isFailing}
          unreadFrom={unreadFrom}
          label={say.room.messages(name)}
          readEarlier={() => chat.store.readEarlier(roomId)}
          onActions={setTouched}
          onPerson={setLooksAt}
          onAgain={chat.outbox.tryAgain}
          onDiscard={chat.outbox.remove}
        />
      ) : (
        <div className="hb-chat-log-frame">
          {hasFailed ? (
            <EmptyState
              icon={<WarningIcon />}
              title={say.room.failed}
              action={<Button onClick={again}>{say.room.again}</Button>}
            />
          ) : (
            <div className="hb-chat-waiting" aria-busy="true">
              <Skeleton shape="row" count={4} />
            </div>
          )}
        </div>
      )}
      <FreshMessages talk={talk} state={state} />
      {face.isInvited ? <InvitationBar chat={chat} room={room} name={name} onDeclined={onBack} /> : null}
      {left === undefined ? null : (
        <p className="hb-chat-note" aria-live="polite">
          {left > 0 ? say.invitation.waits(left) : say.invitation.waitsFull}
        </p>
      )}
      {isClosed ? (
        <p className="hb-chat-note">{say.room.closed}</p>
      ) : state.suspendedFor !== undefined ? (
        <SuspendedNotice reason={state.suspendedFor} />
      ) : left === 0 ? null : (
        <Composer
          key={roomId}
          me={state.me}
          roomId={roomId}
          placeholder={face.isInvited ? say.invitation.replyPlaceholder : say.composer.placeholder}
          tools={
            face.isInvited || face.isWaiting ? null : (
              <button
                type="button"
                className="hb-icon-button"
                aria-label={say.composer.meeting}
                aria-haspopup="dialog"
                onClick={() => setSuggests(true)}
              >
                <MeetingIcon />
              </button>
            )
          }
          address={chat.address}
          takesPictures={!face.isInvited && !face.isWaiting}
          onSend={(body, pictures) => {
            for (const picture of pictures) send({ type: 'IMAGE', body: '', image: picture.id, picture });
            if (body !== '') send({ type: 'TEXT', body });
          }}
        />
      )}
      {suggests && MeetingDialog ? (
        <MeetingDialog
          onClose={() => setSuggests(false)}
          onSend={(message) => {
            setSuggests(false);
            send(message);
          }}
        />
      ) : null}
      {touched !== undefined && MessageSheet ? (
        <MessageSheet chat={chat} roomId={roomId} comment={touched} onClose={() => setTouched(undefined)} />
      ) : null}
      {lookedAt !== undefined && PersonDialog ? (
        <PersonDialog
          chat={chat}
          person={lookedAt}
          shownRoom={roomId}
          openRoom={openRoom}
          onClose={() => setLooksAt(undefined)}
        />
      ) : null}
    </section>
  );
}

function firstUnread({ room }: TalkRoom, me: number): number | undefined {
  const unread = unreadOf(room, me);
  return unread === 0 ? undefined : room.comment_count - unread + 1;
}

/** The field of a room has the focus where there is a mouse, otherwise the room itself. */
function useFocus(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const field = section.current?.querySelector('textarea');
    const isPointed = window.matchMedia('(hover: hover) and (pointer: fine)').matches;
    // After the router, which gives the focus to the page.
    const timer = window.setTimeout(() =>
      (isPointed && field ? field : section.current)?.focus({ preventScroll: true }),
    );
    return () => window.clearTimeout(timer);
  }, [section]);
}

/** Reads the messages of the room, again whenever they were lost, and when there is a network again. */
function useMessages({ store }: OpenChat, roomId: number, isOnline: boolean) {
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const isRead = state.talks.get(roomId)?.isRead;
  useEffect(() => {
    if (isRead !== false) return;
    let isStale = false;
    setHasFailed(false);
    store.readLast(roomId).catch(() => isStale || setHasFailed(true));
    return () => {
      isStale = true;
    };
  }, [store, roomId, isRead, tries, isOnline]);
  return { hasFailed, again: () => setTries((count) => count + 1) };
}

function useReadMarks({ store, calls }: OpenChat, roomId: number): void {
  useEffect(() => {
    const isSeen = (): boolean => document.visibilityState === 'visible';
    const marks = keepRead(roomId, { store, calls, isSeen, timers: pageTimers });
    document.addEventListener('visibilitychange', marks.look);
    return () => {
      document.removeEventListener('visibilitychange', marks.look);
      marks.stop();
    };
  }, [store, calls, roomId]);
}
