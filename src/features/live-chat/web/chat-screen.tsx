import { useEffect, useRef } from 'react';
import { importPart } from '#web/parts/import-part.ts';
import { useTexts } from '#web/site/page-context.ts';
import { useAhead } from '#web/site/use-ahead.ts';
import { useLater } from '#web/site/use-later.ts';
import { useLocation, useNavigate } from '#web/navigation/router-context.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ChatIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { unreadRooms } from '../rules/room/talk-lists.ts';
import { NoticeButton } from './notice/notice-button.tsx';
import { useHere } from './notice/use-here.ts';
import * as peopleDialogs from './people/later-people-dialogs.ts';
import { useLinkedTalk } from './people/use-linked-talk.ts';
import { SuspendedNotice } from './safety/suspended-notice.tsx';
import { chatHash, chatPlaceOf, type ChatTab, chatTabs } from './screen/chat-place.ts';
import { talkTexts } from './screen/talk-texts.ts';
import { useChat, useOpenChat } from './store/open-chat.ts';
import type { StartedChat } from './store/start-chat.ts';
import * as talkDialogs from './talk/later-talk-dialogs.ts';
import { RoomView } from './talk/room-view.tsx';
import { TalkPanel } from './talk/talk-panel.tsx';
import { useIsOnline } from './talk/use-is-online.ts';
import { useWindowHeight } from './talk/use-window-height.ts';
import './chat.css';
import './talk/message-log.css';
import './talk/talk-list.css';
import './talk/talk.css';

const loadContacts = () =>
  importPart(() => import('./people/contacts-panel.tsx')).then(({ texts, ContactsPanel: Part }) => ({ texts, Part }));
const loadSearch = () =>
  importPart(() => import('./people/search-panel.tsx')).then(({ texts, SearchPanel: Part }) => ({ texts, Part }));

const laterParts = [loadContacts, loadSearch, ...Object.values(talkDialogs), ...Object.values(peopleDialogs)];

/** The three tabs, and the room that is open: beside them on a desktop, over them on a phone. */
export function ChatScreen({ started }: { started: StartedChat }) {
  const say = useTexts(talkTexts);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { tab, roomId } = chatPlaceOf(hash);
  const chat = useOpenChat(started, roomId);
  const state = useChat(chat);
  useHere(chat);
  useAhead(laterParts);
  const linkProblem = useLinkedTalk(chat);
  const isOnline = useIsOnline();
  const frame = useRef<HTMLDivElement>(null);
  const cameFromList = useRef(false);
  useWindowHeight(frame);
  useEffect(() => {
    if (roomId === undefined) cameFromList.current = true;
  }, [roomId]);
  const unread = unreadRooms(state, state.heard);
  const show = (next: ChatTab, room?: number): void => void navigate(chatHash({ tab: next, roomId: room }));
  const back = (): void => {
    if (cameFromList.current && window.matchMedia('(max-width: 59.99rem)').matches) window.history.back();
    else void navigate(chatHash({ tab, roomId: undefined }), { replace: true });
  };
  const Contacts = useLater(tab === 'contacts', loadContacts);
  const Search = useLater(tab === 'search', loadSearch);
  const Panel = tab === 'talk' ? TalkPanel : tab === 'contacts' ? Contacts : Search;
  const panel = Panel ? (
    <Panel chat={chat} openRoom={(id) => show(tab, id)} shownRoom={roomId} />
  ) : (
    <Skeleton shape="row" count={4} />
  );
  return (
    <div ref={frame} className="hb-chat" data-room={roomId === undefined ? undefined : ''}>
      <div className="hb-chat-side">
        <div className="hb-chat-top">
          <h1 className="hb-chat-title">{say.title}</h1>
          <p className="hb-chat-offline" aria-live="polite">
            {isOnline ? '' : say.offline}
          </p>
          <NoticeButton chat={chat} />
        </div>
        <SuspendedNotice reason={state.suspendedFor} />
        {linkProblem ? <Notice kind="error">{linkProblem}</Notice> : null}
        <Tabs
          label={say.title}
          selected={tab}
          onSelect={(next) => show(next, roomId)}
          tabs={chatTabs.map((one) => ({
            id: one,
            label: (
              <>
                {say.tabs[one]}
                {one === 'talk' && unread > 0 ? (
                  <span className="hb-chat-count">
                    <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
                    <span className="hb-visually-hidden">{say.unread(unread)}</span>
                  </span>
                ) : null}
              </>
            ),
            content: one === tab ? panel : null,
          }))}
        />
      </div>
      {roomId === undefined ? (
        <div className="hb-chat-none">
          <EmptyState icon={<ChatIcon />} title={say.list.chooseTitle} text={say.list.chooseText} />
        </div>
      ) : (
        <RoomView key={roomId} chat={chat} roomId={roomId} onBack={back} openRoom={(id) => show(tab, id)} />
      )}
    </div>
  );
}
