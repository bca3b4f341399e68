import { pagePath } from '#kernel/page.ts';
import { assetHref, type PageContext, siteHref } from '#web/site/page-context.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { isJsonObject, readJson, writeJson } from '#web/storage/safe-storage.ts';
import type { ChatAddress } from '../desk/chat-address.ts';
import type { OpenChat } from '../store/open-chat.ts';
import { noticeCalls } from './notice-calls.ts';
import { canBePushed, joinPush, leavePush, presentPush, type Worker, workerPath } from './push-browser.ts';

/** Where the pushes of a chat come in. */
export function pushWorker(context: PageContext, { contentId }: Pick<ChatAddress, 'contentId'>): Worker {
  return {
    script: assetHref(context.hostSite, workerPath),
    scope: siteHref(context, pagePath('liveChat', { contentId })),
  };
}

/**
 * Compares the subscription of this browser with the wish of its member whenever the chat is opened. It renews the
 * subscription for the present session and keys, and ends one of another member or of a member who has logged out. It
 * never asks for permission.
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

const key = 'chatPush';

const all = (): Record<string, unknown> => readJson(browserStorage().local, key, isJsonObject) ?? {};

/** The chat profile that wants pushes in this browser; undefined for nobody, or for a member who has logged out. */
export function pushOwner(scope: string): number | undefined {
  const owner = all()[scope];
  return typeof owner === 'number' ? owner : undefined;
}

export function setPushOwner(scope: string, owner: number | undefined): void {
  const { [scope]: _, ...others } = all();
  writeJson(browserStorage().local, key, owner === undefined ? others : { ...others, [scope]: owner });
}
