import { AccountForm, CheckField, fieldProblems } from '#features/account/web.ts';
import { useTexts } from '#web/site/page-context.ts';
import { RichText } from '#web/site/rich-text.tsx';
import { purchaseTexts } from '../flow/purchase-texts.ts';
import { BarTotal } from '../pricing/bar-total.tsx';
import type { StepProps } from './step-props.ts';

/** The organiser's terms, in full. Every buyer has to agree to them. */
export function TermsStep({ purchase, goOn }: StepProps) {
  const say = useTexts(purchaseTexts);
  const { settings, form, change } = purchase;
  return (
    <>
      {settings.terms?.title ? <h2 className="hb-purchase-part">{settings.terms.title}</h2> : null}
      <div className="hb-purchase-terms">
        <RichText html={settings.terms?.body ?? ''} />
      </div>
      <AccountForm
        check={(values) => fieldProblems({ agree: values.has('agree') ? undefined : say.terms.required })}
        send={async () => {
          change({ hasAgreed: true });
          goOn();
        }}
        submit={say.next}
        submitting={say.next}
        staysInSight
        beside={<BarTotal purchase={purchase} />}
      >
        {(problemOf) => (
          <CheckField name="agree" label={say.terms.agree} error={problemOf('agree')} isChecked={form.hasAgreed} />
        )}
      </AccountForm>
    </>
  );
}
