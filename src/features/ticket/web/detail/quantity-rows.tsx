import { useId } from 'react';
import { formatYen } from '#kernel/yen.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { saleOverlayTexts } from '../overlay/sale-overlay-texts.ts';
import { QuantityStepper } from '../cart/quantity-stepper.tsx';
import type { Choice } from './use-choice.ts';

/**
 * The number of each price, up to the limits of the person and the order, and the stock. What is wrong with them stands
 * beside the button, where the eye is: its id.
 */
export function QuantityRows({ choice, errorId }: { choice: Choice; errorId: string | undefined }) {
  const id = useId();
  const language = useLanguage();
  const say = useTexts(saleOverlayTexts);
  const { lines, cap, total, orderLimit } = choice;
  const atMost = lines.length > 1 ? say.atMostOfAll : say.atMost;
  return (
    <section className="hb-ticket-quantities">
      <h3 className="hb-visually-hidden">{say.quantity}</h3>
      {lines.map((line) => (
        <div key={line.ticketMultiplePriceId ?? 'one'} className="hb-ticket-quantity">
          <p className="hb-ticket-quantity-name">
            {lines.length > 1 || line.ticketMultiplePriceId !== undefined ? <span>{line.name}</span> : null}
            <strong className="hb-ticket-price">{formatYen(line.price, language)}</strong>
          </p>
          <QuantityStepper
            value={line.number}
            most={line.most}
            onChange={(number) => choice.setNumber(line.ticketMultiplePriceId, number)}
            texts={{ quantity: say.quantityOf(line.name), fewer: say.fewer(line.name), more: say.more(line.name) }}
            describedBy={errorId ?? `${id}-cap`}
            isInvalid={errorId !== undefined}
          />
        </div>
      ))}
      <p className="hb-ticket-line" id={`${id}-cap`} aria-live="polite">
        {total < cap ? '' : orderLimit === undefined ? atMost(cap) : say.atMostPerOrder(orderLimit)}
      </p>
    </section>
  );
}
