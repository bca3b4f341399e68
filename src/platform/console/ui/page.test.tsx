// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type Console, ConsoleContext } from '../console-context.ts';
import { kitTexts } from '../kit-texts.ts';
import { Page } from './page.tsx';

beforeAll(() => kitTexts.load('jpn'));
afterEach(cleanup);

test('the heading keeps the focus when a page that was being read gives way to the whole one', () => {
  let isToFocus = true;
  const router = {
    arrived: () => {},
    takeFocus: () => {
      const taken = isToFocus;
      isToFocus = false;
      return taken;
    },
    passFocusOn: () => {
      isToFocus = true;
    },
    left: undefined,
  };
  const shown = (key: string) => (
    <ConsoleContext value={{ router, language: 'jpn' } as unknown as Console}>
      <Page key={key} title={key}>
        {null}
      </Page>
    </ConsoleContext>
  );
  const { rerender } = render(shown('being read'));
  expect(document.activeElement?.textContent).toBe('being read');
  rerender(shown('whole'));
  expect(document.activeElement?.textContent).toBe('whole');
  // Whoever is in a field stays there.
  (document.activeElement as HTMLElement).blur();
  rerender(shown('another'));
  expect(document.activeElement).toBe(document.body);
});
