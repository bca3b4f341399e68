// @vitest-environment happy-dom
import { namedApi } from '../../../../test/fake-api.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PersonalProvider } from '#web/site/personal.ts';
import { eventEntry } from '../../../../test/event-entry.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { texts, Widget } from './inviting-event-widget.tsx';

const module = moduleEntry('inviting_event', { contentId: 9, widget: { numberOfDisplay: 2 } });
const invitedTo = (...ids: number[]) =>
  vi.fn<(asked: object) => Promise<object>>(async () => ({ data: ids.map((id) => eventEntry(id)) }));
const show = (call: unknown, isLoggedIn: boolean) =>
  renderScreen(
    <PersonalProvider value={{ personal: undefined, isLoggedIn, reload: async () => {} }}>
      <Widget module={module} />
    </PersonalProvider>,
    texts,
    pageContext({ api: namedApi(call as never) }),
  );

test('shows a member the invite-only events of the portal to which they are invited [SITE-029]', async () => {
  const call = invitedTo(11, 12, 13);
  await show(call, true);
  await screen.findByRole('heading', { name: '招待されているイベント' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '催し11',
    '催し12',
  ]);
  expect(call.mock.calls[0]?.[0]).toMatchObject({ name: 'listInvitingEvents', params: { portalId: 1, contentId: 9 } });
});

test('makes no call and takes no place for a visitor [SITE-029]', async () => {
  const call = invitedTo(11);
  const { container } = await show(call, false);
  expect(container.innerHTML).toBe('');
  expect(call).not.toHaveBeenCalled();
});

test.each([
  ['without an invitation', invitedTo()],
  ['when the call fails', vi.fn<() => Promise<object>>().mockRejectedValue(new Error('offline'))],
])('takes no place %s', async (_, call) => {
  const { container } = await show(call, true);
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(container.innerHTML).toBe('');
});
