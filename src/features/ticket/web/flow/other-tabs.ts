import { browserStorage } from '#web/storage/browser-storage.ts';
import { isJsonObject } from '#web/storage/safe-storage.ts';
import { isKeptFor } from '../../rules/sale/sale-key.ts';
import { type FlowForm, flowFormOf, keptFlowForm } from './purchase-form.ts';
import type { PurchasePlace } from '../cart/purchase-owner.ts';

/**
 * Each tab keeps its purchase for itself, but a second tab of the same purchase begins with what was typed in the first:
 * it asks the others, and they answer. Nothing is stored beyond the tabs. Answers what ends it.
 */
export function meetOtherTabs(place: PurchasePlace, onForm: (form: FlowForm) => void): () => void {
  const { session } = browserStorage();
  const { siteKey, contentId, owner } = place;
  const whose = { siteKey, contentId, owner };
  const channel = new BroadcastChannel('hiroba-purchase');
  // Only pages of this origin hear a channel.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const send = (message: object): void => channel.postMessage(message);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { asked, form } = isJsonObject(data) ? data : {};
    const own = keptFlowForm(session, whose);
    if (isJsonObject(asked)) {
      if (own !== undefined && isKeptFor(whose, asked)) send({ form: own });
    } else if (own === undefined && isJsonObject(form) && isKeptFor(whose, form)) onForm(flowFormOf(form, whose));
  });
  if (keptFlowForm(session, whose) === undefined) send({ asked: whose });
  return () => channel.close();
}
