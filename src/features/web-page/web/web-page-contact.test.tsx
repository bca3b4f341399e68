// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadShownTexts } from '#web/site/use-later.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { WebPageContact } from './web-page-contact.tsx';
import { webPageTexts } from './web-page-texts.ts';

test('a change of the language keeps the open contact form and what is typed in it', async () => {
  const view = await renderScreen(<WebPageContact contentId={3} detailId={1} />, [webPageTexts]);
  fireEvent.click(screen.getByRole('button'));
  const contents = await screen.findByLabelText<HTMLTextAreaElement>('お問い合わせ内容');
  fireEvent.change(contents, { target: { value: '会場の段差について' } });
  await Promise.all([webPageTexts.load('eng'), commonTexts.load('eng'), loadShownTexts('eng')]);
  view.again(pageContext({ language: 'eng' }));
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
  expect(contents.isConnected).toBe(true);
  expect(contents.value).toBe('会場の段差について');
});
