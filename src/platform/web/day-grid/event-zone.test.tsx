// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import { japanTime } from '#kernel/japan-time.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { EventZone } from './event-zone.tsx';

afterEach(() => vi.restoreAllMocks());

const livesAt = (offset: number) => vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-offset * 60);

test.each(languageCodes)(
  'the times of an event are said to be Japanese in %s to who lives elsewhere',
  async (language) => {
    livesAt(1);
    await renderScreen(<EventZone />, [], pageContext({ language }));
    expect(screen.getByText(japanTime[language])).toBeTruthy();
  },
);

test('in Japan it is shown in other languages only', async () => {
  livesAt(9);
  await renderScreen(<EventZone />, [], pageContext({ language: 'jpn' }));
  expect(screen.queryByText(japanTime.jpn)).toBeNull();
  await renderScreen(<EventZone />, [], pageContext({ language: 'eng' }));
  expect(screen.getByText(japanTime.eng)).toBeTruthy();
});
