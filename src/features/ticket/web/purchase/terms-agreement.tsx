import { type Ref, useId } from 'react';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link-context.ts';
import { purchaseSteps } from '../../rules/flow/purchase-step.ts';
import { purchaseStepHref } from '../flow/purchase-address.ts';
import { purchaseTexts } from '../flow/purchase-texts.ts';
import type { Purchase } from './use-purchase.ts';

interface TermsAgreementProps {
  purchase: Purchase;
  /** The buyer pressed the order button without it. */
  isAsked: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Every buyer has to agree to the organiser's terms, which stand on a page of their own. */
export function TermsAgreement({ purchase: { contentId, settings, form, change }, isAsked, ref }: TermsAgreementProps) {
  const say = useTexts(purchaseTexts);
  const context = usePageContext();
  const id = useId();
  const isMissing = isAsked && !form.hasAgreed;
  const title = settings.terms?.title || say.terms.title;
  return (
    <div className="hb-field">
      <label className="hb-check">
        <input
          ref={ref}
          type="checkbox"
          name="agree"
          checked={form.hasAgreed}
          aria-required
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          onChange={(event) => change({ hasAgreed: event.target.checked })}
        />
        <span>{say.terms.agreeTo(title)}</span>
      </label>
      <Link className="hb-link" href={purchaseStepHref(context, contentId, purchaseSteps.TERMS)}>
        {say.terms.read(title)}
      </Link>
      <FieldError id={id} error={isMissing ? say.terms.required : undefined} />
    </div>
  );
}
