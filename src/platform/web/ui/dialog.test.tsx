// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
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
