import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { Field } from '#web/ui/field.tsx';
import type { TicketContent } from '../../contract.ts';
import { saleOverlayTexts } from '../overlay/sale-overlay-texts.ts';
import { slotName } from '../../rules/sale/sale-dates.ts';
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
  if (requiredSelectSlotNumber === 0) return null;
  const priorities = Array.from({ length: requiredSelectSlotNumber }, (_, place) => place + 1);
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
            error={isChecked && chosen === undefined ? say.choiceMissing(priority) : undefined}
          >
            {(control) => (
              <select
                {...control}
                value={chosen ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  choice.setSlot(priority, value === '' ? undefined : Number(value))
                }
              >
                <option value="">{say.choose}</option>
                {slots.map((slot) => (
                  <option key={slot.ticketSlotId} value={slot.ticketSlotId}>
                    {slotName(slot, say, language)}
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
