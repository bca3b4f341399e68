// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { useKeptTicket } from './use-kept-ticket.ts';

const path = '/web/portal/1/event/11/users/my-ticket/100/detail?ticket=7';
function TicketLink() {
  const onClick = useKeptTicket();
  return (
    <a href={`${path}&isApplication=1`} onClick={onClick}>
      ticket
    </a>
  );
}
/** Whether the click is left to the router. */
const click = (more = {}): boolean => fireEvent.click(screen.getByRole('link'), more);

describe('a link to a ticket', () => {
  const assign = vi.fn();
  let kept: string[] = [];
  beforeEach(async () => {
    kept = [];
    assign.mockReset();
    vi.spyOn(window.location, 'assign').mockImplementation(assign);
    const match = (address: string) => Promise.resolve(kept.includes(address) ? new Response('') : undefined);
    vi.stubGlobal('caches', { match });
    Object.defineProperty(window, 'caches', { value: { match }, configurable: true });
    Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    await renderScreen(<TicketLink />, []);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'onLine');
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  test('opens the kept copy as a document without a network, even with other parts in its address', async () => {
    kept = [new URL(path, window.location.origin).href];
    expect(click()).toBe(false);
    await waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringContaining('ticket=7')));
  });

  test('stays an ordinary link with a network, or with a key that opens another tab', () => {
    expect(click({ ctrlKey: true })).toBe(true);
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    expect(click()).toBe(true);
    expect(assign).not.toHaveBeenCalled();
  });

  test('leaves a ticket that is not kept to the router', async () => {
    expect(click()).toBe(false);
    await Promise.resolve();
    expect(assign).not.toHaveBeenCalled();
  });
});
