// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../ui/button.tsx';
import { RadioList } from '../ui/radio-list.tsx';
import { breakLabels } from './break-labels.ts';

beforeEach(() => document.documentElement.setAttribute('lang', 'ja'));
afterEach(cleanup);

test('a button that is there and one that comes break between phrases, and follow a change of their words', async () => {
  const { rerender } = render(<Button>カートに入れる</Button>);
  breakLabels(document.body);
  expect(screen.getByRole('button').querySelector('.hb-button-label')?.innerHTML).toBe('カートに<wbr>入れる');
  expect(screen.getByRole('button').textContent).toBe('カートに入れる');
  rerender(
    <>
      <Button>購入手続きへ進む</Button>
      <Button>戻る</Button>
    </>,
  );
  await vi.waitFor(() => {
    const labels = screen.getAllByRole('button').map((one) => one.querySelector('.hb-button-label')?.innerHTML);
    expect(labels).toEqual(['購入手続きへ<wbr>進む', '戻る']);
  });
});

test('a choice breaks so too, beside its hint', () => {
  render(
    <RadioList
      name="way"
      label="お支払い"
      options={[{ value: 'store', label: 'コンビニエンスストアで支払う', hint: '3日以内' }]}
      onChange={() => {}}
    />,
  );
  breakLabels(document.body);
  expect(document.querySelector('.hb-radio-text > span')?.innerHTML).toBe('コンビニエンスストアで<wbr>支払う');
});

test('words of another language stay as they are', () => {
  document.documentElement.setAttribute('lang', 'en');
  render(<Button>カートに入れる</Button>);
  breakLabels(document.body);
  expect(screen.getByRole('button').querySelector('wbr')).toBeNull();
});
