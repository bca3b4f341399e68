import { pagePath } from '#kernel/page.ts';
import { assetHref, type PageContext, siteHref } from '#web/site/page-context.ts';
import type { ChatAddress } from '../store/chat-calls.ts';
import type { OpenChat } from '../store/open-chat.ts';
import { noticeCalls } from './notice-calls.ts';
import { canBePushed, joinPush, leavePush, presentPush, type Worker, workerPath } from './push-browser.ts';
import { pushOwner, setPushOwner } from './push-owner.ts';

/** Where the pushes of a chat come in. */
export function pushWorker(context: PageContext, { contentId }: Pick<ChatAddress, 'contentId'>): Worker {
  return {
    script: assetHref(context.hostSite, workerPath),
    scope: siteHref(context, pagePath('liveChat', { contentId })),
  };
}

/**
 * Compares what this browser has with what its member wants, whenever the chat is opened: a subscription is renewed for
 * the session and the keys of now, and that of another member, or of one who has logged out, ends. It never asks.
 */
export async function keepPush(
  { address, profile }: Pick<OpenChat, 'address' | 'profile'>,
  context: PageContext,
): Promise<void> {
  if (!canBePushed()) return;
  const calls = noticeCalls(context.api, address);
  const worker = pushWorker(context, address);
  const { scope } = worker;
  const isMine = pushOwner(scope) === profile.id;
  if (isMine && Notification.permission === 'granted') {
    const { pushKey } = await calls.read();
    const push = pushKey === null ? undefined : await joinPush(worker, pushKey);
    if (push !== undefined) await calls.subscribe(push);
    return;
  }
  const left = await presentPush(scope);
  setPushOwner(scope, undefined);
  if (left === undefined) return;
  await leavePush(scope);
  await calls.unsubscribe(left.endpoint);
}
