import { useRef, useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { focusFirstWrong } from '#web/ui/focus-first-wrong.ts';
import { BarTotal } from '../pricing/bar-total.tsx';
import { PartnerForm, type ReadForm } from './partner-form.tsx';
import { emptyEntry, type PartnerUnit } from './purchase-facts.ts';
import type { Partners } from '../flow/purchase-form.ts';
import { purchaseTexts } from '../flow/purchase-texts.ts';
import type { StepProps } from './step-props.ts';

/** The companions: a form for each ticket that asks for one (TICKET-101). */
export function PartnerStep({ purchase, goOn }: StepProps) {
  const say = useTexts(purchaseTexts);
  const { units, form, change } = purchase;
  const readers = useRef(new Map<string, ReadForm>());
  const page = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);

  const keep = (changed: readonly (readonly [PartnerUnit, Partial<PartnerUnit['entry']>])[]): void => {
    change({ partners: withEntries(form.partners, units, changed) });
  };
  const submit = (): void => {
    const read = units.map((unit) => [unit, readers.current.get(keyOf(unit))?.()] as const);
    const isRight = read.every(([, filled]) => filled !== undefined);
    keep(read.map(([unit, filled]) => [unit, { ...filled, isDone: filled !== undefined }]));
    setTries((before) => before + 1);
    if (isRight) goOn();
    else queueMicrotask(() => requestAnimationFrame(() => focusFirstWrong(page.current)));
  };
  return (
    <div ref={page} className="hb-purchase-partners">
      <p>{say.partner.lead}</p>
      {units.map((unit, index) => (
        <PartnerForm
          key={keyOf(unit)}
          unit={unit}
          number={index + 1}
          of={units.length}
          tries={tries}
          onTyped={(filled) => keep([[unit, { ...filled, isDone: false }]])}
          onSubmit={submit}
          announce={(read) => {
            readers.current.set(keyOf(unit), read);
          }}
        />
      ))}
      <div className="hb-action-bar">
        <BarTotal purchase={purchase} />
        <Button kind="primary" size="large" wide onClick={submit}>
          {say.next}
        </Button>
      </div>
    </div>
  );
}

function keyOf({ ticket, place, ticketMultiplePriceId }: PartnerUnit): string {
  return `${ticket.ticketId}/${place}/${ticketMultiplePriceId}`;
}

/** The forms with some of them changed; each ticket's list has a form for each of its tickets. */
function withEntries(
  partners: Partners,
  units: readonly PartnerUnit[],
  changed: readonly (readonly [PartnerUnit, Partial<PartnerUnit['entry']>])[],
): Partners {
  const next: Record<number, PartnerUnit['entry'][]> = {};
  for (const unit of units) {
    const change = changed.find(([one]) => keyOf(one) === keyOf(unit))?.[1];
    const { ticketMultiplePriceId } = unit;
    // The first ticket is the buyer's own and has no form.
    const entries = (next[unit.ticket.ticketId] ??= [{ ...emptyEntry, isDone: true }]);
    entries[unit.place] = { ...unit.entry, ...change, ticketMultiplePriceId };
  }
  return { ...partners, ...next };
}
