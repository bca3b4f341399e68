// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { lockScroll } from './scroll-lock.ts';

const locked = (): boolean => document.documentElement.classList.contains('hb-scroll-locked');

it('holds the page still until the last holder lets go, and counts each once [LAYOUT-018]', () => {
  const first = lockScroll();
  const second = lockScroll();
  first();
  first();
  expect(locked()).toBe(true);
  second();
  expect(locked()).toBe(false);
});

it('holds the page still while a dialog is open, and lets go when it is closed or leaves [LAYOUT-018]', () => {
  const page = (outer: boolean, inner: boolean) => (
    <>
      <Dialog open={outer} onClose={() => {}} title="outer" />
      <Dialog open={inner} onClose={() => {}} title="inner" />
    </>
  );
  const view = render(page(true, true));
  expect(locked()).toBe(true);
  view.rerender(page(true, false));
  expect(locked()).toBe(true);
  view.rerender(page(false, false));
  expect(locked()).toBe(false);
  view.rerender(page(true, false));
  view.unmount();
  expect(locked()).toBe(false);
});

it('waits for a dialog that came first, unless that dialog opened it', () => {
  const page = (isFirstOpen: boolean) => (
    <>
      <Dialog open={isFirstOpen} onClose={() => {}} title="terms" comesFirst>
        <Dialog open onClose={() => {}} title="inside" />
      </Dialog>
      <Dialog open onClose={() => {}} title="sheet" />
    </>
  );
  const isOpen = (title: string) => screen.getByText(title).closest('dialog')?.open;
  const view = render(page(true));
  expect([isOpen('terms'), isOpen('inside'), isOpen('sheet')]).toEqual([true, true, false]);
  view.rerender(page(false));
  expect(isOpen('sheet')).toBe(true);
  view.unmount();
  expect(locked()).toBe(false);
});

it('is 400 px wide unless told [LIMIT-002]', () => {
  render(<MessageDialog open onClose={() => {}} title="t" buttons={[{ label: 'OK', onSelect: () => {} }]} />);
  expect(screen.getByRole('alertdialog').dataset.width).toBe('400');
});

it('takes the width a layout gives [LIMIT-003]', () => {
  render(<MessageDialog open width={500} onClose={() => {}} title="t" buttons={[]} />);
  expect(screen.getByRole('alertdialog').dataset.width).toBe('500');
});

it('asks to be closed by Esc, and not where the visitor has to decide', () => {
  const onClose = vi.fn<() => void>();
  const view = render(<Dialog open onClose={onClose} title="t" />);
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(1);
  view.rerender(<Dialog open dismissable={false} onClose={onClose} title="t" />);
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('gives the focus to the button to press first', () => {
  const buttons = ['Back', 'Again'].map((label) => ({ label, onSelect: () => {} }));
  render(<MessageDialog open onClose={() => {}} title="t" buttons={buttons} />);
  expect(document.activeElement?.textContent).toBe('Again');
});

it('takes over what the server has opened: the same dialog, modal from now on, and held until it closes', () => {
  const page = (isOpen: boolean) => <Dialog open={isOpen} onClose={() => {}} title="t" closeLabel="x" below="/list" />;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page(true));
  const served = root.querySelector('dialog');
  // Without its scripts it is open, begins with the focus, and a link closes it.
  expect([served?.open, root.querySelector('h2')?.hasAttribute('autofocus')]).toEqual([true, true]);
  expect(root.querySelector('[aria-label=x]')?.getAttribute('href')).toBe('/list');
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const onRecoverableError = vi.fn<() => void>();
  const view = render(page(true), { container: root, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(showModal.mock.contexts).toEqual([served]);
  expect([root.querySelector('dialog') === served, served?.open, locked()]).toEqual([true, true, true]);
  expect(document.activeElement).toBe(root.querySelector('h2'));
  expect(screen.getByRole('button', { name: 'x' })).toBeTruthy();
  view.rerender(page(false));
  expect([root.querySelector('dialog'), locked()]).toEqual([null, false]);
});

it('is not opened by the server where no address is without it', () => {
  expect(renderToString(<Dialog open onClose={() => {}} title="t" closeLabel="x" />)).not.toMatch(/ open=|href=/);
});
