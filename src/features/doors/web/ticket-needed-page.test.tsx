// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import type { TicketList } from '../rules/needed-tickets.ts';
import { head, Page, texts } from './ticket-needed-page.tsx';

const ticket = (name: string, isHeld = false) => ({ name, link: '/module/ticket/20', isHeld });
const event = pageContext({ address: { portalId: 1, eventId: 11 }, site: { portalId: 1, eventId: 11 } });
const open = (lists: TicketList[]) => renderScreen(<Page data={lists} />, texts, event, '/web/portal/1/event/11');

describe('the page of a content that needs a ticket', () => {
  test('lists in a dialog the tickets that unlock the content, as links inside the site [ACCESS-029]', async () => {
    await open([{ isAnd: false, tickets: [ticket('一日券'), ticket('通し券')] }]);
    const dialog = screen.getByRole('dialog', { name: 'チケットが必要です' });
    expect(dialog.textContent).toContain('次のいずれかのチケット');
    expect(screen.getByText('お支払い前のチケットでは、ご覧いただけません。')).toBeTruthy();
    const links = [...dialog.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['一日券', '/web/portal/1/event/11/module/ticket/20'],
      ['通し券', '/web/portal/1/event/11/module/ticket/20'],
    ]);
  });

  test('asks for all of several tickets, and marks those that the member holds [ACCESS-030]', async () => {
    await open([{ isAnd: true, tickets: [ticket('通し券', true), ticket('キャンプ券')] }]);
    expect(screen.getByText('次のチケットをすべてお持ちの方がご覧いただけます。')).toBeTruthy();
    expect(screen.getAllByText('お持ちのチケット')).toHaveLength(1);
  });

  test('shows every list that locks the content', async () => {
    await open([
      { isAnd: false, tickets: [ticket('一日券')] },
      { isAnd: false, tickets: [ticket('会員券')] },
    ]);
    expect(screen.getAllByText('次のチケットをお持ちの方がご覧いただけます。')).toHaveLength(2);
  });

  test('lets the visitor close the dialog and open it again', async () => {
    await open([{ isAnd: false, tickets: [ticket('一日券')] }]);
    fireEvent.click(screen.getByRole('button', { name: '閉じる' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '必要なチケットを見る' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  test('has the request for a ticket as its title', () => {
    expect(head([], event)).toEqual({ title: 'チケットが必要です' });
  });
});
