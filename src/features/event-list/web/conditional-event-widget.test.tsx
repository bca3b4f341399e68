// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { eventEntry } from '../../../../test/event-entry.ts';
import { fakeApi } from '../../../../test/fake-api.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { PersonalProvider } from '#web/site/personal.ts';
import { texts, Widget } from './conditional-event-widget.tsx';

test('shows a member the events whose condition they meet, and a visitor nothing [SITE-029]', async () => {
  const { api, calls } = fakeApi({ listConditionalEvents: () => ({ data: [eventEntry(15)] }) });
  const show = (isLoggedIn: boolean) =>
    renderScreen(
      <PersonalProvider value={{ personal: undefined, isLoggedIn, reload: async () => {} }}>
        <Widget module={moduleEntry('conditional_event', { contentId: 43 })} />
      </PersonalProvider>,
      texts,
      pageContext({ api }),
    );
  const visitor = await show(false);
  expect(visitor.container.innerHTML).toBe('');
  visitor.unmount();
  await show(true);
  await screen.findByRole('heading', { name: 'あなたへのおすすめイベント' });
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('催し15');
  expect(calls).toMatchObject([{ name: 'listConditionalEvents', params: { portalId: 1, contentId: 43 } }]);
});
