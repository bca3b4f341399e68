import type { ConsoleClient } from './console-client.ts';
import { operatorAt, setUpApp } from './console-operators.ts';
import { type MemberCalls, memberCalls } from './member-calls.ts';
import { type TicketBuyer, ticketBuyer } from './ticket-buyer.ts';

/** The exhibition with buyers of its tickets, and somebody at its sales desk. */
export interface OrderDesk {
  calls: MemberCalls;
  buyer: TicketBuyer;
  sales: ConsoleClient;
}

export async function openOrderDesk(): Promise<OrderDesk> {
  const calls = await memberCalls();
  const sales = await operatorAt(calls.site, 'event/11', 'sales');
  await setUpApp(sales);
  return { calls, buyer: ticketBuyer(calls), sales };
}

/** The name that a buyer gives. */
export function namedBuyer(last: string, first: string, lastKana = '', firstKana = '') {
  const parts = { last_name: last, first_name: first, last_name_kana: lastKana, first_name_kana: firstKana };
  const selectorValue = Object.entries(parts).map(([key, value]) => ({ key, value }));
  return { purchaserInfo: [{ entryFormKey: 'name', answerMethod: 'NAME', selectorValue }] };
}
