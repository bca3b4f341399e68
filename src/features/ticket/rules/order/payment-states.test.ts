import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { order, paid, paidOrder, said } from '../../../../../test/orders.ts';
import { applyOrderEvent } from './apply-order-event.ts';
import { type Order, type OrderEvent, type OrderState, orderStates } from './order.ts';

describe('docs/algorithms/payment-states.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/algorithms/payment-states.md'), 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| **'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll(/[`*]/g, '')),
    );
  const header =
    page
      .split('\n')
      .find((line) => line.startsWith('| Event'))
      ?.split('|')
      .slice(2, -1) ?? [];
  const states = header.map((cell) => cell.trim().replaceAll('`', '')) as OrderState[];
  const eventOf: Record<string, OrderEvent> = {
    won: { type: 'won' },
    lost: { type: 'lost' },
    wonAgain: { type: 'wonAgain' },
    lostAgain: { type: 'lostAgain' },
    withdraw: { type: 'withdraw', isOpen: true },
    confirm: { type: 'confirm' },
    charge: { type: 'charge' },
    actionRequired: said('actionRequired'),
    numberIssued: said('numberIssued'),
    unknown: said('unknown'),
    refused: said('refused'),
    notFound: said('notFound'),
    paid: paid(),
    holdExpired: { type: 'holdExpired' },
    leave: { type: 'leave' },
    settled: { type: 'settled' },
    revoked: { type: 'revoked' },
    ticketCanceled: { type: 'ticketCanceled', price: 1000, isLast: true },
  };
  const exampleOf = (state: OrderState, event: string): Order => {
    if (event === 'confirm') return order(state, { amount: 0 });
    if (['settled', 'revoked', 'ticketCanceled'].includes(event)) return order(state, { isDeferred: true });
    if (state === 'completed') return paidOrder;
    return state === 'applied' || state === 'lost' ? order(state) : order(state, { attempt: 1 });
  };

  test('has every state and every event', () => {
    expect(states).toEqual([...orderStates]);
    expect(rows.map(([event]) => event)).toEqual(Object.keys(eventOf));
  });

  test.each(rows.map(([event = '', ...cells]) => [event, cells] as const))(
    'says what %s makes of each state',
    (event, cells) => {
      const made = states.map((state) => {
        const result = applyOrderEvent(exampleOf(state, event), eventOf[event] as OrderEvent);
        if (!('order' in result)) return 'ignored' in result ? '·' : '–';
        const stays = result.order.state === state ? 'stays' : result.order.state;
        return result.effects.some(({ kind }) => kind === 'refund') ? `${stays}, refund` : stays;
      });
      expect(cells).toEqual(made);
    },
  );
});
