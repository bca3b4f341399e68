import { useState } from 'react';
import type { TicketContent } from '../../contract.ts';
import { type CartItem, hasPriceLines } from '../../rules/cart/cart.ts';
import { capFor, orderLimitFor } from '../../rules/cart/why-not-put.ts';
import { chooseSlot, dropPriority, type LotteryRequest } from '../../rules/cart/lottery-choice.ts';
import { priceOf } from '../../rules/sale/price-of.ts';
import { needsLogin } from '../../rules/sale/needs-login.ts';
import { isLottery } from '../../rules/sale/ticket.ts';
import type { Cart } from '../cart/use-cart.ts';

/** A price with its chosen number. The id is undefined where the ticket has one price. */
interface ChosenLine {
  ticketMultiplePriceId: number | undefined;
  name: string;
  price: number;
  number: number;
  most: number;
}

export interface Choice {
  lines: ChosenLine[];
  total: number;
  /** How many may be chosen in all. */
  cap: number;
  /** The organiser's limit per order, where the cap follows from it. */
  orderLimit: number | undefined;
  requests: readonly LotteryRequest[];
  /** Whether the choice needs a login. */
  needsLogin: boolean;
  setNumber(ticketMultiplePriceId: number | undefined, number: number): void;
  /** Chooses a slot for a priority, or none. */
  setSlot(priority: number, ticketSlotId: number | undefined): void;
  /** The choice as a line of the cart. */
  toItem(): CartItem;
}

/** The choice in a ticket's detail. Until the visitor changes it, it is the cart's line, or one ticket of one price. */
export function useChoice(
  ticket: TicketContent,
  inCart: CartItem | undefined,
  cart: Pick<Cart, 'items' | 'holdings' | 'rules'>,
): Choice {
  const cap = capFor(ticket, cart);
  const [chosenNumbers, setNumbers] = useState<ReadonlyMap<number | undefined, number>>();
  const [chosenRequests, setRequests] = useState<readonly LotteryRequest[]>();
  const numbers = chosenNumbers ?? firstNumbers(ticket, inCart, cap);
  const requests = chosenRequests ?? inCart?.lotteryRequest ?? [];
  const prices = ticket.enableMultiplePrice
    ? ticket.multiplePrices.map(({ ticketMultiplePriceId, name }) => ({ ticketMultiplePriceId, name }))
    : [{ ticketMultiplePriceId: undefined, name: ticket.title }];
  const total = prices.reduce((sum, { ticketMultiplePriceId: id }) => sum + (numbers.get(id) ?? 0), 0);
  const lines = prices.map(({ ticketMultiplePriceId, name }): ChosenLine => {
    const number = numbers.get(ticketMultiplePriceId) ?? 0;
    const price = priceOf(ticket, ticketMultiplePriceId)?.price ?? 0;
    return { ticketMultiplePriceId, name, price, number, most: Math.max(number, number + cap - total) };
  });
  const chosen = lines.filter(({ number }) => number > 0);
  return {
    lines,
    total,
    cap,
    orderLimit: orderLimitFor(ticket, cart),
    requests,
    needsLogin: chosen.some((line) => needsLogin(ticket, priceOf(ticket, line.ticketMultiplePriceId)?.isPay ?? false)),
    setNumber: (id, number) => setNumbers((now = numbers) => new Map(now).set(id, number)),
    setSlot: (priority, slot) =>
      setRequests((now = requests) =>
        slot === undefined ? dropPriority(now, priority) : chooseSlot(now, priority, slot),
      ),
    toItem() {
      const entry = {
        ticketId: ticket.ticketId,
        isLottery: isLottery(ticket),
        ...(isLottery(ticket) && { lotteryRequest: requests }),
      };
      if (!ticket.enableMultiplePrice) return { ...entry, number: total, tmpNumber: total };
      const multiplePrices = chosen.flatMap(({ ticketMultiplePriceId, number }) =>
        ticketMultiplePriceId === undefined ? [] : [{ ticketMultiplePriceId, number, tmpNumber: number }],
      );
      return { ...entry, multiplePrices };
    },
  };
}

function firstNumbers(
  { enableMultiplePrice }: TicketContent,
  inCart: CartItem | undefined,
  cap: number,
): Map<number | undefined, number> {
  if (inCart === undefined) return new Map(enableMultiplePrice ? [] : [[undefined, Math.min(1, cap)]]);
  if (!hasPriceLines(inCart)) return new Map([[undefined, inCart.number]]);
  return new Map(inCart.multiplePrices.map((line) => [line.ticketMultiplePriceId, line.number]));
}
