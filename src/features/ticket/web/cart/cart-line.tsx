import { formatYen } from '#kernel/yen.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { TrashIcon } from '#web/ui/page-icons.tsx';
import type { TicketContent } from '../../contract.ts';
import { type CartItem, hasPriceLines, numberAskedOf, type Quantity } from '../../rules/cart/cart.ts';
import type { LineRef } from '../../rules/cart/edit-cart.ts';
import { capFor, orderLimitFor } from '../../rules/cart/why-not-put.ts';
import { priceOf } from '../../rules/sale/price-of.ts';
import { saleOverlayTexts } from '../overlay/sale-overlay-texts.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import { shownSlot } from '../../rules/sale/sale-dates.ts';
import { cartMessageTexts } from './cart-message-texts.ts';
import type { Cart } from './use-cart.ts';

type QuantityLine = Quantity & { ticketMultiplePriceId: number | undefined };

/** The quantities of an item: one, or one of each price. */
export function linesOf(item: CartItem): QuantityLine[] {
  if (hasPriceLines(item)) return [...item.multiplePrices];
  return [{ ticketMultiplePriceId: undefined, number: item.number, tmpNumber: item.tmpNumber }];
}

interface CartLineProps {
  item: CartItem;
  cart: Cart;
  onDelete(line: LineRef): void;
  onOpenTicket(ticketId: number): void;
}

export function CartLine({ item, cart, onDelete, onOpenTicket }: CartLineProps) {
  const say = useTexts(saleOverlayTexts);
  const language = useLanguage();
  const { ticketId } = item;
  const ticket = cart.tickets.find((one) => one.ticketId === ticketId);
  const { unknownTicket } = useTexts(cartMessageTexts);
  const title = ticket?.title ?? unknownTicket;
  const lines = linesOf(item);
  const most = ticket && capFor(ticket, cart);
  // The cart says it once, below its lines.
  const isByOrder = ticket !== undefined && orderLimitFor(ticket, cart) !== undefined;
  const isFull = most !== undefined && lines.reduce((sum, { tmpNumber }) => sum + tmpNumber, 0) >= most;
  return (
    <li className="hb-cart-item">
      <h3 className="hb-cart-item-title">{title}</h3>
      {lines.map((line) => (
        <PriceLine
          key={line.ticketMultiplePriceId ?? 'one'}
          line={line}
          title={title}
          ticket={ticket}
          item={item}
          cart={cart}
          onDelete={onDelete}
        />
      ))}
      {isFull && most > 1 && !isByOrder ? (
        <p className="hb-ticket-line">{hasPriceLines(item) ? say.atMostOfAll(most) : say.atMost(most)}</p>
      ) : null}
      {item.isLottery && ticket ? (
        <div className="hb-cart-choices">
          <ol>
            {(item.lotteryRequest ?? []).map(({ priority, ticketSlotId }) => {
              const slot = ticket.slots.find((one) => one.ticketSlotId === ticketSlotId);
              return (
                <li key={priority}>
                  <span>{say.choice(priority)}</span> {slot ? shownSlot(slot, say, language) : ''}
                </li>
              );
            })}
          </ol>
          {ticket.requiredSelectSlotNumber > 0 ? (
            <Button size="small" kind="quiet" onClick={() => onOpenTicket(ticketId)}>
              {item.lotteryRequest?.length ? say.editChoices : say.makeChoices}
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

interface PriceLineProps {
  line: QuantityLine;
  title: string;
  ticket: TicketContent | undefined;
  item: CartItem;
  cart: Cart;
  onDelete(line: LineRef): void;
}

/** The buyer confirms an edited number or takes it back (CART-013, CART-014). */
function PriceLine({ line, title, ticket, item, cart, onDelete }: PriceLineProps) {
  const language = useLanguage();
  const say = useTexts(saleOverlayTexts);
  const { ticketMultiplePriceId, number, tmpNumber } = line;
  const ref: LineRef = { ticketId: item.ticketId, ticketMultiplePriceId };
  const named = ticket?.multiplePrices.find((one) => one.ticketMultiplePriceId === ticketMultiplePriceId)?.name;
  const name = named === undefined ? title : `${title} ${named}`;
  const cap = ticket === undefined ? number : capFor(ticket, cart);
  const others = numberAskedOf(item) - Math.max(number, tmpNumber);
  const price = ticket && priceOf(ticket, ticketMultiplePriceId)?.price;
  return (
    <div className="hb-cart-line">
      <p className="hb-cart-line-name">
        {named ? <span>{named}</span> : null}
        {price === undefined ? null : (
          <span className="hb-cart-each">
            {price === 0 ? formatYen(price, language) : say.each(formatYen(price, language))}
          </span>
        )}
      </p>
      <QuantityStepper
        value={tmpNumber}
        least={1}
        most={Math.max(number, cap - others)}
        onChange={(next) => cart.edit(ref, next)}
        texts={{ quantity: say.quantityOf(name), fewer: say.fewer(name), more: say.more(name) }}
      />
      <button
        type="button"
        className="hb-icon-button hb-cart-delete"
        aria-label={say.delete(name)}
        onClick={() => onDelete(ref)}
      >
        <TrashIcon />
      </button>
      {tmpNumber === number ? null : (
        <div className="hb-button-row hb-cart-confirm">
          <Button size="small" kind="primary" onClick={() => cart.confirm(ref)}>
            {say.confirm}
          </Button>
          <Button size="small" onClick={() => cart.reset(ref)}>
            {say.reset}
          </Button>
        </div>
      )}
    </div>
  );
}
