// @vitest-environment happy-dom
import { namedApi } from '../../../../test/fake-api.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { eventEntry } from '../../../../test/event-entry.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { texts, Widget } from './event-browsing-history-widget.tsx';
import { recordVisitedEvent } from './visited-events.ts';

beforeEach(() => window.localStorage.clear());

const module = moduleEntry('event_browsing_history', { widget: { numberOfDisplay: 2 } });
const answering = () =>
  vi.fn<() => Promise<object>>(async () => ({
    data: [eventEntry(11), eventEntry(12), eventEntry(13), eventEntry(14)],
  }));
const show = (call: unknown) =>
  renderScreen(<Widget module={module} />, texts, pageContext({ api: namedApi(call as never) }));

test('shows the events a visitor opened last in this portal, the newest first [FAV-011, SITE-029]', async () => {
  for (const eventId of [14, 11, 99, 12]) recordVisitedEvent(1, eventId, browserStorage().local);
  recordVisitedEvent(2, 13, browserStorage().local);
  await show(answering());
  await screen.findByRole('heading', { name: '最近見たイベント' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '催し12',
    '催し11',
  ]);
});

test('takes no place and makes no call without a visit, with any stored text [SITE-029]', async () => {
  const call = answering();
  window.localStorage.setItem('eventBrowsingHistory', '{"1":"corrupt"');
  const { container } = await show(call);
  expect(container.innerHTML).toBe('');
  expect(call).not.toHaveBeenCalled();
});

test('stays away when the events cannot be read', async () => {
  recordVisitedEvent(1, 11, browserStorage().local);
  const call = vi.fn<() => Promise<object>>().mockRejectedValue(new Error('offline'));
  const { container } = await show(call);
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(container.innerHTML).toBe('');
});
