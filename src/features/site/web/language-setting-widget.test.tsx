// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { load, texts, Widget } from './language-setting-widget.tsx';
import { LanguageDialogOpener } from './open-language-dialog.ts';

test('names the current language and opens the dialog [SITE-028]', async () => {
  const openDialog = vi.fn<() => void>();
  const widget = (
    <LanguageDialogOpener value={openDialog}>
      <Widget module={moduleEntry('language_setting')} data={true} />
    </LanguageDialogOpener>
  );
  await renderScreen(widget, texts, pageContext({ language: 'eng' }));
  expect(screen.getByText('Language: English')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change language' }));
  expect(openDialog).toHaveBeenCalledTimes(1);
});

test('does not appear on a site in one language [SITE-028]', async () => {
  expect(await load(pageContext())).toBe(true);
  expect(await load(pageContext({ init: siteInit({ useLanguageCode: ['jpn'] }) }))).toBeUndefined();
});
