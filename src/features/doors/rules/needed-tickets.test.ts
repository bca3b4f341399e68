import { expect, test } from 'vitest';
import { demandOf, type TicketList, ticketListsOf } from './needed-tickets.ts';

const ticket = (name: string) => ({ name, link: '/module/ticket/20', isHeld: false });
const list: TicketList = { isAnd: false, tickets: [ticket('Day pass')] };

test.each([
  [undefined, []],
  [{ reason: 'ticket' }, []],
  [{ lists: 'none' }, []],
  [{ lists: [null, {}, { tickets: 3 }, list] }, [list]],
])('from the details %j only valid ticket lists are read [ACCESS-029]', (details, lists) => {
  expect(ticketListsOf(details)).toEqual(lists);
});

test('one ticket is asked for alone, several as all or any [ACCESS-030, ACCESS-031]', () => {
  expect(demandOf(list)).toBe('oneOnly');
  expect(demandOf({ ...list, isAnd: true })).toBe('oneOnly');
  const two = [ticket('a'), ticket('b')];
  expect(demandOf({ isAnd: true, tickets: two })).toBe('allOf');
  expect(demandOf({ isAnd: false, tickets: two })).toBe('anyOf');
});
