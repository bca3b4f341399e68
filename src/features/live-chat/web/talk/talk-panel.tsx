import { useCallback, useState, useSyncExternalStore } from 'react';
import { useLater } from '#web/site/use-later.ts';
import { useServerNow } from '#web/site/use-server-now.ts';
import { useTexts } from '#web/site/page-context.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ChatIcon } from '#web/ui/icons.tsx';
import { PlusIcon } from '#web/ui/page-icons.tsx';
import { Link } from '#web/ui/link-context.ts';
import { listed } from '../../rules/room/talk-lists.ts';
import type { TalkRoom } from '../../rules/room/talk-rooms.ts';
import { roomFace } from '../../rules/room/room-face.ts';
import type { RoomListName } from '../../rules/channel/room-shapes.ts';
import { LongRows } from '../screen/long-rows.tsx';
import { chatHash } from '../screen/chat-place.ts';
import type { PanelProps } from '../screen/panel-props.ts';
import { GroupAvatar, PersonAvatar } from '../profile/person-avatar.tsx';
import type { ChatState } from '../store/chat-store.ts';
import { useChat } from '../store/open-chat.ts';
import type { WaitingMessage } from '../store/outbox.ts';
import { loadNewGroupDialog, loadNewTalkDialog } from './later-talk-dialogs.ts';
import { readDraft } from './drafts.ts';
import { lastWords, messageWords, roomName, whenWords } from './room-words.ts';
import { talkTexts } from '../screen/talk-texts.ts';
import { unreadOf } from './unread-of.ts';
import { useIsOnline } from './use-is-online.ts';

const idOf = ({ room }: TalkRoom): number => room.id;

/** The rooms of a member: invitations above, the newest message first. */
export function TalkPanel({ chat, openRoom, shownRoom }: PanelProps) {
  const say = useTexts(talkTexts);
  const state = useChat(chat);
  const [begins, setBegins] = useState<'talk' | 'group'>();
  const close = (): void => setBegins(undefined);
  const NewTalkDialog = useLater(begins === 'talk', loadNewTalkDialog, close);
  const NewGroupDialog = useLater(begins === 'group', loadNewGroupDialog, close);
  const open = (roomId: number): void => {
    close();
    openRoom(roomId);
  };
  const unsent = useUnsent(chat);
  const invitations = listed(state, 'invited');
  const rooms = listed(state, 'talks');
  const { store } = chat;
  const moreTalks = useCallback(() => store.readFurther('talks'), [store]);
  const moreInvited = useCallback(() => store.readFurther('invited'), [store]);
  const look = useCallback((shown: readonly TalkRoom[]) => store.look(shown.map(idOf)), [store]);
  const list = (name: RoomListName, shown: readonly TalkRoom[]) => (
    <LongRows
      className="hb-chat-rooms"
      rows={shown}
      left={state.lists[name].floor === undefined ? 0 : Math.max(1, state.lists[name].total - shown.length)}
      onMore={name === 'talks' ? moreTalks : moreInvited}
      onLook={name === 'talks' ? look : undefined}
      idOf={idOf}
    >
      {({ room }) => (
        <RoomRow
          key={room.id}
          room={room}
          state={state}
          unsent={unsent.find(({ roomId }) => roomId === room.id)}
          draft={room.id === shownRoom ? '' : readDraft(state.me, room.id)}
          isShown={room.id === shownRoom}
        />
      )}
    </LongRows>
  );
  return (
    <div className="hb-chat-list">
      {invitations.length > 0 ? (
        <section>
          <h2 className="hb-chat-list-title">
            {say.list.invitations}
            <span className="hb-chat-count">
              {state.lists.invited.floor === undefined ? invitations.length : state.lists.invited.total}
            </span>
          </h2>
          {list('invited', invitations)}
        </section>
      ) : null}
      <section>
        <div className="hb-chat-list-head">
          <h2 className={invitations.length > 0 && rooms.length > 0 ? 'hb-chat-list-title' : 'hb-visually-hidden'}>
            {say.list.rooms}
          </h2>
          {rooms.length > 0 ? (
            <div className="hb-chat-list-ways">
              <Button kind="quiet" size="small" icon={<PlusIcon />} onClick={() => setBegins('talk')}>
                {say.list.newTalk}
              </Button>
              <Button kind="quiet" size="small" onClick={() => setBegins('group')}>
                {say.list.newGroup}
              </Button>
            </div>
          ) : null}
        </div>
        {rooms.length > 0 ? list('talks', rooms) : null}
        {invitations.length + rooms.length === 0 ? (
          <EmptyState
            icon={<ChatIcon />}
            title={say.list.emptyTitle}
            text={say.list.emptyText}
            action={
              <LinkButton kind="primary" href={chatHash({ tab: 'search', roomId: undefined })}>
                {say.list.find}
              </LinkButton>
            }
          />
        ) : null}
      </section>
      {begins === 'talk' && NewTalkDialog ? <NewTalkDialog chat={chat} onClose={close} onOpened={open} /> : null}
      {begins === 'group' && NewGroupDialog ? <NewGroupDialog chat={chat} onClose={close} onMade={open} /> : null}
    </div>
  );
}

/** The messages that could not be sent, the newest first. */
function useUnsent({ outbox }: PanelProps['chat']): WaitingMessage[] {
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.get, outbox.get);
  const isFailing = useSyncExternalStore(outbox.subscribe, outbox.isFailing, outbox.isFailing);
  const isStuck = !useIsOnline() || isFailing;
  return waiting.filter(({ refused }) => isStuck || refused !== undefined).reverse();
}

interface RoomRowProps {
  room: TalkRoom['room'];
  state: ChatState;
  unsent: WaitingMessage | undefined;
  /** The text that is written and not sent. */
  draft: string;
  isShown: boolean;
}

function RoomRow({ room, state, unsent, draft, isShown }: RoomRowProps) {
  const now = useServerNow();
  const say = useTexts(talkTexts);
  const { other, isWaiting } = roomFace(room, state.me);
  const unread = unreadOf(room, state.me);
  const isMuted = state.mutedRooms.has(room.id);
  const last = room.last_messaged_at ?? room.created_at;
  return (
    <li>
      <Link
        className="hb-chat-room-row"
        href={chatHash({ tab: 'talk', roomId: room.id })}
        aria-current={isShown ? 'true' : undefined}
        data-unread={unread > 0 || undefined}
      >
        {room.group ? <GroupAvatar /> : <PersonAvatar person={state.people.get(other?.user_id ?? 0)} />}
        <span className="hb-chat-row-name">
          <bdi>{roomName(room, state, say)}</bdi>
          {room.group ? (
            <span className="hb-chat-row-people">({roomFace(room, state.me).others.length + 1})</span>
          ) : null}
        </span>
        <time className="hb-chat-row-when" dateTime={last}>
          {whenWords(last, now, say)}
        </time>
        <span className="hb-chat-row-last">
          {isWaiting ? <span className="hb-chat-row-state">{say.list.waits}</span> : null}
          {isMuted ? <span className="hb-chat-row-state">{say.list.muted}</span> : null}
          {unsent ? (
            <span className="hb-chat-row-state" data-unsent="">
              {say.message.unsent}
            </span>
          ) : draft === '' ? null : (
            <span className="hb-chat-row-state">{say.list.draft}</span>
          )}
          <bdi>{unsent ? messageWords(unsent.type, unsent.body, say) : draft || lastWords(room, state.me, say)}</bdi>
        </span>
        {unread > 0 ? (
          <span className="hb-chat-count">
            <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
            <span className="hb-visually-hidden">{say.unread(unread)}</span>
          </span>
        ) : null}
      </Link>
    </li>
  );
}
