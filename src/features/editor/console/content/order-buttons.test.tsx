// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type Console, ConsoleContext } from '#console/console-context.ts';
import { contentTexts } from './content-texts.ts';
import { OrderButtons } from './order-buttons.tsx';

beforeAll(() => contentTexts.load('jpn'));
afterEach(cleanup);

function Rows() {
  const [names, setNames] = useState(['一', '二']);
  return names.map((name, at) => (
    <OrderButtons
      key={name}
      {...{ name, at }}
      of={names.length}
      onMove={() => setNames(names.toReversed())}
      onRemove={() => {}}
    />
  ));
}

test('a row that has come to an end keeps the focus on its press, and a second press changes nothing', () => {
  render(
    <ConsoleContext value={{ language: 'jpn' } as unknown as Console}>
      <Rows />
    </ConsoleContext>,
  );
  const { up } = contentTexts.of('jpn').order;
  const press = screen.getByRole('button', { name: up('二') });
  press.focus();
  fireEvent.click(press);
  const focused = document.activeElement;
  expect(focused?.getAttribute('aria-label') ?? focused?.textContent).toBe(up('二'));
  fireEvent.click(focused!);
  expect(screen.getAllByRole('button')[0]).toBe(screen.getByRole('button', { name: up('二') }));
});

test('a row whose place visitors do not see can be removed, and not moved', () => {
  render(
    <ConsoleContext value={{ language: 'jpn' } as unknown as Console}>
      <OrderButtons name="メニュー" at={0} of={3} isUnordered onMove={() => {}} onRemove={() => {}} />
    </ConsoleContext>,
  );
  const { order } = contentTexts.of('jpn');
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    order.remove('メニュー'),
  ]);
});
