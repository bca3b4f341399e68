import { paymentMethods } from '#features/ticket/rules/payment/payment-method.ts';
import { recordOf } from '#kernel/keys-of.ts';
import { orderWishes } from '../rules/order-standing.ts';

/** What is looked for among orders, as the address of the list has it. */
export const orderQueryNames = ['q', 'wish', 'method', 'ticket', 'from', 'to'] as const;
export type OrderQuery = Readonly<Record<(typeof orderQueryNames)[number], string>>;

export const nothingWished: OrderQuery = recordOf(orderQueryNames, () => '');

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  words.some((one) => one === word);

/** What the call is asked for; undefined: the last day is before the first. What nobody can choose is left out. */
export function queryOfList({ q, wish, method, ticket, from, to }: OrderQuery) {
  const [first, last] = [isDay(from) ? from : '', isDay(to) ? to : ''];
  if (first !== '' && last !== '' && last < first) return undefined;
  return {
    ...(q.trim() !== '' && { q }),
    ...(isOneOf(orderWishes, wish) && { wish }),
    ...(isOneOf(paymentMethods, method) && { method }),
    ...(/^\d{1,9}-\d{1,9}$/.test(ticket) && { ticket }),
    ...(first !== '' && { from: first }),
    ...(last !== '' && { to: last }),
  };
}
