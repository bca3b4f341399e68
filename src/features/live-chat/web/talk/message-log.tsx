import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { useServerNow } from '#web/site/use-server-now.ts';
import { Button } from '#web/ui/button.tsx';
import { ChevronDownIcon } from '#web/ui/page-icons.tsx';
import type { Comment } from '../../rules/channel/room-shapes.ts';
import { hasEarlier, type TalkRoom } from '../../rules/room/talk-rooms.ts';
import { readersOf, talkLines } from '../../rules/room/talk-lines.ts';
import type { PictureAddress } from '../picture/picture-calls.ts';
import { PersonAvatar } from '../profile/person-avatar.tsx';
import type { ChatState } from '../store/chat-store.ts';
import type { WaitingMessage } from '../store/outbox.ts';
import { MessageBubble, WaitingBubble } from './message-bubble.tsx';
import { dayWords, nameInRoom } from './room-words.ts';
import { talkTexts } from '../screen/talk-texts.ts';
import { useHeldPlace } from '../screen/use-held-place.ts';

interface MessageLogProps {
  address: PictureAddress;
  talk: TalkRoom;
  state: ChatState;
  waiting: readonly WaitingMessage[];
  isOnline: boolean;
  /** Messages that wait are sent again without a press. */
  isFailing: boolean;
  /** The messages that were unread when the room was opened begin here. */
  unreadFrom: number | undefined;
  label: string;
  readEarlier(): Promise<void>;
  onActions(comment: Comment): void;
  onPerson(userId: number): void;
  onAgain(key: string): void;
  onDiscard(key: string): void;
}

/**
 * The messages of a room, the newest at the bottom. The box counts its scrolling from the bottom, so that nothing moves
 * when earlier messages come.
 */
export function MessageLog(props: MessageLogProps) {
  const {
    address,
    talk,
    state,
    waiting,
    isOnline,
    isFailing,
    unreadFrom,
    label,
    onActions,
    onPerson,
    onAgain,
    onDiscard,
  } = props;
  const say = useTexts(talkTexts);
  const language = useLanguage();
  const now = useServerNow();
  const box = useRef<HTMLElement>(null);
  const rows = useRef<HTMLOListElement>(null);
  const { isAway, hasFresh, toLatest } = usePlace(box, rows, talk, state.me, waiting.length);
  const { room, comments } = talk;
  const isDead = room.invite && !room.group;
  const isPair = !room.group;
  const lastWaiting = waiting.findLast(({ refused }) => refused === undefined);
  const lastRead = comments.findLast((one) => one.user_id === state.me && readersOf(one, room.users) > 0)?.index;
  const readMark = (comment: Comment): string => {
    if (comment.user_id !== state.me) return '';
    const readers = readersOf(comment, room.users);
    if (isPair) return comment.index === lastRead ? say.room.read : '';
    return readers > 0 ? say.room.readBy(readers) : '';
  };
  return (
    <div className="hb-chat-log-frame">
      {/* Scrolled with the keys, it has to take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={box} className="hb-chat-log" aria-label={label} tabIndex={0}>
        <ol ref={rows} className="hb-chat-rows">
          {hasEarlier(talk) ? (
            <EarlierLine box={box} readEarlier={props.readEarlier} first={comments[0]?.index} />
          ) : null}
          {talkLines(comments, unreadFrom).map((line) => {
            if (line.kind === 'day') {
              return (
                <li key={line.day} className="hb-chat-day">
                  <time dateTime={line.day}>{dayWords(line.day, now, language, say)}</time>
                </li>
              );
            }
            if (line.kind === 'unread') {
              return (
                <li key="unread" className="hb-chat-unread">
                  {say.room.unreadFrom}
                </li>
              );
            }
            const { comment, isFirst, isLast } = line;
            const person = state.people.get(comment.user_id);
            const isMine = comment.user_id === state.me;
            return (
              <MessageBubble
                key={comment.index}
                address={address}
                comment={comment}
                isMine={isMine}
                isFirst={isFirst}
                isLast={isLast}
                isDead={isDead}
                name={nameInRoom(comment.user_id, state, say)}
                showsName={room.group && !isMine}
                avatar={<PersonAvatar person={person} size="small" />}
                readMark={readMark(comment)}
                onActions={() => onActions(comment)}
                onPerson={person === undefined ? undefined : () => onPerson(comment.user_id)}
              />
            );
          })}
          {waiting.map((message) => (
            <WaitingBubble
              key={message.key}
              address={address}
              message={message}
              isStuck={isFailing || !isOnline}
              note={message !== lastWaiting ? undefined : !isOnline ? 'offline' : isFailing ? 'late' : undefined}
              onAgain={() => onAgain(message.key)}
              onDiscard={() => onDiscard(message.key)}
            />
          ))}
        </ol>
      </section>
      {isAway ? (
        <button type="button" className="hb-chat-latest" onClick={toLatest}>
          <ChevronDownIcon />
          <span className={hasFresh ? undefined : 'hb-visually-hidden'}>
            {hasFresh ? say.room.fresh : say.room.latest}
          </span>
        </button>
      ) : null}
    </div>
  );
}

/** Asks for what was written before, when it comes near. */
function EarlierLine({
  box,
  first,
  readEarlier,
}: {
  box: RefObject<HTMLElement | null>;
  first: number | undefined;
  readEarlier(): Promise<void>;
}) {
  const say = useTexts(talkTexts);
  const line = useRef<HTMLLIElement>(null);
  const read = useRef(readEarlier);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    read.current = readEarlier;
  });
  useEffect(() => {
    if (line.current === null || hasFailed) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) read.current().catch(() => setHasFailed(true));
      },
      { root: box.current, rootMargin: '800px 0px 0px' },
    );
    watch.observe(line.current);
    return () => watch.disconnect();
  }, [box, hasFailed, first]);
  return (
    <li ref={line} className="hb-chat-earlier">
      {hasFailed ? (
        <>
          <p>{say.room.earlierFailed}</p>
          <Button size="small" onClick={() => setHasFailed(false)}>
            {say.room.again}
          </Button>
        </>
      ) : (
        say.room.earlier
      )}
    </li>
  );
}

/** Tells of others' new messages below a reader who has scrolled up; sending one scrolls to the end. */
function usePlace(
  box: RefObject<HTMLElement | null>,
  rows: RefObject<HTMLOListElement | null>,
  { comments }: TalkRoom,
  me: number,
  waitingCount: number,
) {
  const { isAway, toEnd } = useHeldPlace(box, rows, 'hb-chat-message');
  const [hasFresh, setHasFresh] = useState(false);
  const lastIndex = comments.at(-1)?.index ?? 0;
  const isMine = comments.at(-1)?.user_id === me;
  const known = useRef({ lastIndex, waitingCount });
  useLayoutEffect(() => {
    const before = known.current;
    known.current = { lastIndex, waitingCount };
    if (waitingCount > before.waitingCount) toEnd();
    else if (lastIndex > before.lastIndex && isAway && !isMine) setHasFresh(true);
    else if (!isAway) setHasFresh(false);
  }, [toEnd, lastIndex, waitingCount, isAway, isMine]);
  const toLatest = (): void => {
    toEnd();
    box.current?.focus({ preventScroll: true });
  };
  return { isAway, hasFresh, toLatest };
}
