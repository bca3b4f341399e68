// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import { japanZone } from '#kernel/japan-time.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { EventZone } from './event-zone.tsx';

afterEach(() => vi.restoreAllMocks());

/** As a browser tells it: without the difference between its spaces. */
const said = (zone: string) => zone.replace('\u00a0', ' ');
const livesAt = (offset: number) => vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-offset * 60);

test.each(languageCodes)(
  'the times of an event are said to be Japanese in %s to who lives elsewhere',
  async (language) => {
    livesAt(1);
    await renderScreen(<EventZone />, [], pageContext({ language }));
    expect(screen.getByText(said(japanZone[language]))).toBeTruthy();
  },
);

test('in Japan it is shown in other languages only', async () => {
  livesAt(9);
  await renderScreen(<EventZone />, [], pageContext({ language: 'jpn' }));
  expect(screen.queryByText(japanZone.jpn)).toBeNull();
  await renderScreen(<EventZone />, [], pageContext({ language: 'eng' }));
  expect(screen.getByText(said(japanZone.eng))).toBeTruthy();
});
