import { useSyncExternalStore } from 'react';
import type { SiteInit } from '#features/site/web.ts';
import { chatHereTopic } from '../../rules/channel/chat-topics.ts';
import { useTopic } from '#web/realtime/use-topic.ts';
import { usePageContext } from '#web/site/page-context.ts';
import type { OpenChat } from '../store/open-chat.ts';

const watch = (hear: () => void): (() => void) => {
  document.addEventListener('visibilitychange', hear);
  return () => document.removeEventListener('visibilitychange', hear);
};
const isVisible = (): boolean => document.visibilityState === 'visible';
const nothing = (): void => undefined;

/** Lets the server know that the member is here, for as long as the page is looked at: nobody writes them a notice then. */
export function useHere({ address, profile }: Pick<OpenChat, 'address' | 'profile'>): void {
  const { realmKey } = usePageContext<SiteInit>().init.login;
  const isHere = useSyncExternalStore(watch, isVisible, () => false);
  useTopic(isHere ? chatHereTopic({ realmKey, dataSourceId: address.dataSourceId }, profile.id) : undefined, nothing);
}
