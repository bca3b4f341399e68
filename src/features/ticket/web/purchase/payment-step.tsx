import { useRef, useState } from 'react';
import { addressIn } from '#features/profile/rules/person-name.ts';
import type { ProfileLists } from '#features/profile/web.ts';
import { isLongerThan } from '#kernel/letters.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { offeredMethods } from '../../rules/purchase/offered-methods.ts';
import { addresseeMax } from '../../rules/flow/purchase-post-data.ts';
import { cardTokenOf, keepCardToken } from '../flow/card-token.ts';
import { type PaymentChoice, PaymentForm } from '../flow/payment-form.tsx';
import { purchaseTexts } from '../flow/purchase-texts.ts';
import { BarTotal } from '../pricing/bar-total.tsx';
import { DiscountPart } from './discount-part.tsx';
import { profileOf } from './question-answers.ts';
import type { StepProps } from './step-props.ts';

/** A discount code, the choice of a way to pay and of a receipt. Nothing is charged here. */
export function PaymentStep(props: StepProps) {
  const say = useTexts(purchaseTexts);
  const { steps } = props.purchase;
  return (
    <>
      {steps.takesDiscountCodes ? <DiscountPart purchase={props.purchase} /> : null}
      {steps.toPay > 0 ? (
        <WayToPay {...props} />
      ) : (
        <>
          <Notice kind="success" announce>
            <p>{say.payment.nothing}</p>
          </Notice>
          <div className="hb-action-bar">
            <BarTotal purchase={props.purchase} />
            <Button kind="primary" size="large" wide onClick={props.goOn}>
              {say.next}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function WayToPay({ purchase, goOn }: StepProps) {
  const say = useTexts(purchaseTexts);
  const { settings, form, isApplication, change } = purchase;
  const methods = offeredMethods(settings.payment.methods, isApplication);
  const [isWanted, setIsWanted] = useState(form.includeReceipt);
  const language = useLanguage();
  const { personal } = usePersonal<ProfileLists>();
  const [addressee, setAddressee] = useState(
    form.addressee || addressIn([...form.purchaserInfo, ...profileOf(personal)], language),
  );
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const check = (): boolean => {
    const isRight = !isWanted || (addressee.trim() !== '' && !isLongerThan(addressee, addresseeMax));
    setIsMissing(!isRight);
    if (!isRight) requestAnimationFrame(() => field.current?.focus());
    return isRight;
  };
  const onChosen = ({ token, ...choice }: PaymentChoice): void => {
    keepCardToken(purchase, token);
    change({ ...choice, isPaymentChosen: true, includeReceipt: isWanted, addressee: isWanted ? addressee.trim() : '' });
    goOn();
  };
  return (
    <>
      {isApplication ? (
        <Notice kind="info">
          <p>{methods.includes('CreditCard') ? say.payment.applicationLead : say.payment.applicationLeadLater}</p>
        </Notice>
      ) : null}
      <PaymentForm
        payment={settings.payment}
        methods={methods}
        isApplication={isApplication}
        begun={{ ...form, token: cardTokenOf(purchase) }}
        submit={() => say.next}
        submitting={say.payment.checkingCard}
        check={check}
        onTouched={(touched) => change({ ...touched, isPaymentChosen: false })}
        onChosen={onChosen}
        beside={<BarTotal purchase={purchase} />}
      >
        <section className="hb-purchase-receipt" aria-labelledby="purchase-receipt">
          <h2 className="hb-purchase-part" id="purchase-receipt">
            {say.receipt.title}
          </h2>
          <label className="hb-check">
            <input
              type="checkbox"
              name="includeReceipt"
              checked={isWanted}
              onChange={(event) => {
                setIsWanted(event.target.checked);
                setIsMissing(false);
                change({ includeReceipt: event.target.checked });
              }}
            />
            <span>{say.receipt.want}</span>
          </label>
          {isWanted ? (
            <Field
              label={say.receipt.addressee}
              hint={say.receipt.addresseeHint}
              requiredMark={say.required}
              maxLetters={addresseeMax}
              error={isMissing && addressee.trim() === '' ? say.receipt.addresseeMissing : undefined}
            >
              {(control) => (
                <Input
                  {...control}
                  ref={field}
                  type="text"
                  name="addressee"
                  autoComplete="organization"
                  value={addressee}
                  onChange={(event) => {
                    setAddressee(event.target.value);
                    change({ addressee: event.target.value });
                  }}
                />
              )}
            </Field>
          ) : null}
        </section>
      </PaymentForm>
    </>
  );
}
