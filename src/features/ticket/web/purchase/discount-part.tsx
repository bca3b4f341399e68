import { type FormEvent, useRef, useState } from 'react';
import { status } from '#kernel/status.ts';
import { formatYen } from '#kernel/yen.ts';
import { isStatus } from '#web/api/call-error.ts';
import { saidOf } from '#web/api/said-of.ts';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { CheckIcon, ChevronDownIcon } from '#web/ui/page-icons.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { repriceWithDiscount } from '../../rules/pricing/reprice-with-discount.ts';
import { callDiscountCode } from '../flow/purchase-calls.ts';
import { purchaseTexts } from '../flow/purchase-texts.ts';
import { summaryLines } from '../pricing/summary-lines.ts';
import type { StepProps } from './step-props.ts';

/** The place of a discount code among the rest of the payment: one line, until a buyer has one. */
export function DiscountPart({ purchase }: Pick<StepProps, 'purchase'>) {
  const say = useTexts(purchaseTexts);
  const { form, settings } = purchase;
  if (form.discount !== null) return <SetCode purchase={purchase} />;
  return (
    <details className="hb-purchase-fold">
      <summary className="hb-purchase-fold-line">
        <span>{say.discount.have(settings.entry.discountCodeLabel || say.discount.label)}</span>
        <ChevronDownIcon />
      </summary>
      <CodeForm purchase={purchase} />
    </details>
  );
}

function CodeForm({ purchase }: Pick<StepProps, 'purchase'>) {
  const say = useTexts(purchaseTexts);
  const common = useTexts(commonTexts);
  const context = usePageContext();
  const language = useLanguage();
  const { contentId, list, settings, change } = purchase;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isLooking, setIsLooking] = useState(false);

  const tell = (said: string): void => {
    setProblem(said);
    input.current?.focus();
  };
  const look = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isLooking) return;
    if (typed.trim() === '') {
      tell(common.inputRequired);
      return;
    }
    setProblem(undefined);
    setIsLooking(true);
    try {
      const ticket_ids = [...new Set(list.map(({ ticketId }) => ticketId))];
      const discount = await callDiscountCode(context, contentId, { code: typed.trim(), ticket_ids });
      const { discounted, isBelowLimit } = repriceWithDiscount(list, discount);
      const least = formatYen(discount.minimumAmount ?? 0, language);
      // The code makes nothing cheaper, so none of its uses is spent (DISCOUNT-014).
      if (discounted.length === 0) tell(isBelowLimit ? say.discount.allBelowLimit(least) : say.discount.nothingCheaper);
      else change({ discount, ticketDiscountCode: discount.code });
    } catch (error) {
      tell(discountSays(error, say.discount) ?? saidOf(error, common));
    } finally {
      setIsLooking(false);
    }
  };
  return (
    <form className="hb-purchase-code" noValidate onSubmit={(event) => void look(event)}>
      <Field
        label={settings.entry.discountCodeLabel || say.discount.label}
        hint={say.discount.hint}
        error={problem}
        maxLetters={200}
      >
        {(control) => (
          <div className="hb-purchase-code-line">
            <Input
              {...control}
              ref={input}
              type="text"
              name="discountCode"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setProblem(undefined);
              }}
            />
            <Button type="submit" busy={isLooking}>
              {isLooking ? say.discount.looking : say.discount.use}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

/** 404 and 409: this code cannot be used. */
function discountSays(error: unknown, say: { unusable: string; usedUp: string }): string | undefined {
  if (isStatus(error, status.notFound, status.invalid)) return say.unusable;
  return isStatus(error, status.conflict) ? say.usedUp : undefined;
}

function SetCode({ purchase }: Pick<StepProps, 'purchase'>) {
  const say = useTexts(purchaseTexts);
  const language = useLanguage();
  const { form, list, cart, belowLimit, originalTotal, total, isDiscounted, isCodeUsedUp, change } = purchase;
  const { availableCountPerPayments, target } = form.discount ?? {};
  const only = list.some(({ ticketId, originalPrice }) => ticketId !== target?.ticketId && originalPrice > 0)
    ? cart.tickets.find(({ ticketId }) => ticketId === target?.ticketId)
    : undefined;
  const least = formatYen(form.discount?.minimumAmount ?? 0, language);
  const dear = summaryLines(list, cart.tickets, { belowLimit }).filter((line) => line.belowLimit > 0);
  return (
    <>
      <div className="hb-purchase-code-set" aria-live="polite">
        {isDiscounted ? <CheckIcon /> : null}
        <div>
          <p className="hb-purchase-code-name">{form.ticketDiscountCode}</p>
          {isDiscounted ? <p>{say.discount.saved(formatYen(originalTotal - total, language))}</p> : null}
          {isDiscounted && only ? <p>{say.discount.onlyFor(only.title)}</p> : null}
          {isCodeUsedUp ? <p>{say.discount.upTo(availableCountPerPayments ?? 0)}</p> : null}
        </div>
        <Button size="small" onClick={() => change({ discount: null, ticketDiscountCode: null })}>
          {say.discount.clear}
        </Button>
      </div>
      {isDiscounted ? null : (
        <Notice kind="warning">
          <p>{say.discount.nothingCheaper}</p>
        </Notice>
      )}
      {dear.map((line) => (
        <Notice key={line.key} kind="warning">
          <p>
            {say.discount.belowLimit(
              [line.title, line.priceName].filter(Boolean).join(' '),
              formatYen(line.unitPrice, language),
              least,
            )}
          </p>
        </Notice>
      ))}
    </>
  );
}
