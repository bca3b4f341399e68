import { useState } from 'react';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { Field } from '#web/ui/field.tsx';
import type { TicketContent } from '../../contract.ts';
import { saleOverlayTexts } from '../overlay/sale-overlay-texts.ts';
import { shownSlot } from '../../rules/sale/sale-dates.ts';
import type { Choice } from './use-choice.ts';

interface LotteryChoicesProps {
  ticket: TicketContent;
  choice: Choice;
  /** Priorities without a slot are marked. */
  isChecked: boolean;
}

/** A slot for each priority. A slot that is chosen twice moves to the new priority (LOTTERY-003, LOTTERY-010). */
export function LotteryChoices({
  ticket: { slots, requiredSelectSlotNumber },
  choice,
  isChecked,
}: LotteryChoicesProps) {
  const say = useTexts(saleOverlayTexts);
  const language = useLanguage();
  /** The priority that lost its slot to another one. */
  const [moved, setMoved] = useState<{ from: number; to: number }>();
  if (requiredSelectSlotNumber === 0) return null;
  const priorities = Array.from({ length: requiredSelectSlotNumber }, (_, place) => place + 1);
  const problemOf = (priority: number): string | undefined => {
    if (moved?.from === priority) return say.choiceMoved(moved.to, priority);
    return isChecked ? say.choiceMissing(priority) : undefined;
  };
  return (
    <fieldset className="hb-ticket-choices">
      <legend className="hb-field-label">{say.choices}</legend>
      <p className="hb-field-hint">
        {requiredSelectSlotNumber === 1 ? say.choicesHintOne : say.choicesHint(requiredSelectSlotNumber)}
      </p>
      {priorities.map((priority) => {
        const chosen = choice.requests.find((one) => one.priority === priority)?.ticketSlotId;
        return (
          <Field
            key={priority}
            label={say.choice(priority)}
            error={chosen === undefined ? problemOf(priority) : undefined}
          >
            {(control) => (
              <select
                {...control}
                value={chosen ?? ''}
                onChange={({ currentTarget: { value } }) => {
                  const slotId = value === '' ? undefined : Number(value);
                  const before = choice.requests.find((one) => one.ticketSlotId === slotId);
                  if (before !== undefined) setMoved({ from: before.priority, to: priority });
                  choice.setSlot(priority, slotId);
                }}
              >
                <option value="">{say.choose}</option>
                {slots.map((slot) => (
                  <option key={slot.ticketSlotId} value={slot.ticketSlotId}>
                    {shownSlot(slot, say, language)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        );
      })}
    </fieldset>
  );
}
