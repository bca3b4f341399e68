// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { pageContext } from '../../../../test/render-screen.tsx';
import { PageContextProvider } from '#web/site/page-context.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import type { QuestionnaireCalls } from './questionnaire-calls.ts';
import { useOwnAnswer } from './use-own-answer.ts';

const answered = { answeredAt: '2026-11-20T10:05:00+09:00', thanks: '', reward: null };
const calls = { readOwn: () => Promise.resolve({ answered: null }) } as unknown as QuestionnaireCalls;

test('the answer of a member is not shown to the next person who logs in on the same page', async () => {
  let userId = 1;
  const Page = ({ children }: { children: ReactNode }) => {
    const value = { personal: { userId }, isLoggedIn: true, reload: () => Promise.resolve() };
    return (
      <PageContextProvider value={pageContext()}>
        <PersonalProvider value={value}>{children}</PersonalProvider>
      </PageContextProvider>
    );
  };
  const { result, rerender } = renderHook(() => useOwnAnswer(calls), { wrapper: Page });
  await waitFor(() => expect(result.current.answered).toBeNull());
  act(() => result.current.take(answered));
  expect(result.current).toMatchObject({ answered, isNew: true });
  userId = 2;
  rerender();
  expect(result.current).toMatchObject({ answered: undefined, isNew: false });
  await waitFor(() => expect(result.current.answered).toBeNull());
});
