// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { meetOtherTabs } from './other-tabs.ts';
import { emptyFlowForm, type FlowForm } from './purchase-form.ts';
import type { PurchasePlace } from '../cart/purchase-owner.ts';

const place: PurchasePlace = { siteKey: 'event/11', contentId: 60, owner: 7 };
const typed = { ...emptyFlowForm(place), purchaserEmail: 'hanako@example.jp', hasAgreed: true };
const elsewhere: PurchasePlace[] = [
  { ...place, owner: 8 },
  { ...place, owner: 'visitor' },
  { ...place, contentId: 61 },
  { ...place, siteKey: 'event/12' },
];

let other: BroadcastChannel;
let heard: unknown[];
let leave: () => void = () => {};
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels of a browser have no origin
const say = (message: unknown): void => other.postMessage(message);
const onForm = vi.fn<(form: FlowForm) => void>();
const keep = (form: object) => window.sessionStorage.setItem('purchaseForm', JSON.stringify(form));

beforeEach(() => {
  window.sessionStorage.clear();
  onForm.mockReset();
  heard = [];
  other = new BroadcastChannel('hiroba-purchase');
  other.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
});
afterEach(() => {
  leave();
  other.close();
});

test('a tab without a form asks the others, and starts with the first answer for the same buyer and sale', async () => {
  leave = meetOtherTabs(place, onForm);
  await vi.waitFor(() => expect(heard).toEqual([{ asked: place }]));
  for (const whose of elsewhere) say({ form: { ...typed, ...whose } });
  for (const garbage of [null, 'x', { form: 1 }, { asked: 'x' }, {}]) say(garbage);
  say({ form: { ...typed, partners: { 1: 'no list' }, cardDigits: 5 } });
  await vi.waitFor(() => expect(onForm).toHaveBeenCalledOnce());
  expect(onForm.mock.calls[0]?.[0]).toEqual(typed);
});

test('a tab with a form answers those who ask for it, and keeps its own', async () => {
  keep(typed);
  leave = meetOtherTabs(place, onForm);
  for (const whose of elsewhere) say({ asked: whose });
  say({ form: { ...typed, purchaserEmail: 'other@example.jp' } });
  say({ asked: place });
  await vi.waitFor(() => expect(heard).toEqual([{ form: typed }]));
  expect(onForm).not.toHaveBeenCalled();
});
