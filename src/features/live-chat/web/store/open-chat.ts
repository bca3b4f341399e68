import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { SiteInit } from '#features/site/web.ts';
import { pageChannel } from '#web/realtime/page-channel.ts';
import { usePageContext } from '#web/site/page-context.ts';
import type { OwnProfile } from '../../contract/profile.ts';
import type { ChatAddress } from '../desk/chat-address.ts';
import { type ChatCalls, chatCalls } from './chat-calls.ts';
import { type ChatState, type ChatStore, createChatStore } from './chat-store.ts';
import { type ChatFollower, followChat } from './follow-chat.ts';
import { followPeople } from './follow-people.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { outboxPorts } from './outbox-ports.ts';
import { pageTimers } from '#web/site/page-timers.ts';
import { sendReadAll } from './read-all.ts';
import type { StartedChat } from './start-chat.ts';

/** The chat of an open page. */
export interface OpenChat {
  address: ChatAddress;
  /** The member's own profile, as it was when the page opened. */
  profile: OwnProfile;
  tags: StartedChat['tags'];
  search: StartedChat['search'];
  calls: ChatCalls;
  store: ChatStore;
  outbox: Outbox;
}

/** The page's knowledge of its chat, now and after each change. */
export function useChat({ store }: Pick<OpenChat, 'store'>): ChatState {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** Opens the chat for as long as the page is shown; `shown` is the room that is open. */
export function useOpenChat(started: StartedChat, shown: number | undefined): OpenChat {
  const { api, init } = usePageContext<SiteInit>();
  const { realmKey } = init.login;
  const chat = useMemo((): OpenChat => {
    const { address, profile, tags, search, own } = started;
    const calls = chatCalls(api, address);
    const store = createChatStore(calls, own, profile);
    return {
      address,
      profile,
      tags,
      search,
      calls,
      store,
      outbox: createOutbox(outboxPorts(profile.id, calls, store)),
    };
    // The same chat was loaded once more: the page gets the new data, and the open room stays open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    let isGone = false;
    let follows: ChatFollower | undefined;
    pageChannel().then(
      (channel) => {
        if (isGone) return;
        const place = { realmKey, dataSourceId: chat.address.dataSourceId };
        follows = followChat(channel, chat.store, place, pageTimers);
      },
      // The page is as fresh as when it was loaded.
      () => undefined,
    );
    const leavePeople = followPeople(chat);
    const leaveReadAll = sendReadAll(chat.store, chat.calls.endNotices);
    const leaveOutbox = chat.outbox.open();
    return () => {
      isGone = true;
      follows?.stop();
      leavePeople();
      leaveReadAll();
      leaveOutbox();
    };
  }, [chat, realmKey]);

  useEffect(() => {
    // The room says so itself where it cannot be read.
    chat.store.openRoom(shown).catch(() => undefined);
  }, [chat, shown]);
  return chat;
}
