// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { RouterState } from './router.ts';
import { markPressed } from './mark-pressed.ts';

function openPage() {
  document.body.innerHTML = '<a href="#a"><b>a ticket</b></a><button type="button">buy</button><p>words</p>';
  const state = { isLoading: false } as RouterState<unknown>;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  markPressed({ get: () => state, subscribe });
  const marked = () => [...document.querySelectorAll('[data-pressed]')].map((one) => one.textContent);
  const press = (selector: string, isLoading: boolean): void => {
    state.isLoading = isLoading;
    document.querySelector<HTMLElement>(selector)?.click();
  };
  const arrive = (): void => {
    state.isLoading = false;
    for (const listener of listeners) listener();
  };
  return { marked, press, arrive };
}

test('a pressed link is marked until its page has loaded', () => {
  const { marked, press, arrive } = openPage();
  press('b', true);
  expect(marked()).toEqual(['a ticket']);
  press('button', true);
  expect(marked()).toEqual(['buy']);
  press('p', true);
  expect(marked()).toEqual(['buy']);
  arrive();
  expect(marked()).toEqual([]);
});

test('a press that leads to no page is not marked', () => {
  const { marked, press } = openPage();
  press('button', false);
  expect(marked()).toEqual([]);
});
