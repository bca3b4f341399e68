import type { CardToken } from '#features/payment/rules/card-provider.ts';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioList } from '#web/ui/radio-list.tsx';
import type { SaleSettings } from '../../contract.ts';
import type { ConvenienceStore } from '../../rules/payment/convenience-store.ts';
import type { PaymentMethod } from '../../rules/payment/payment-method.ts';
import { CardPart, type ReadCard, type ReadyCard } from './card-part.tsx';
import { purchaseTexts } from './purchase-texts.ts';

/** The buyer's choice of how to pay. */
export interface PaymentChoice {
  paymentMethod: PaymentMethod;
  cardId: number | null;
  cardBrand: string;
  cardDigits: string;
  /** A card for this once. */
  token: CardToken | undefined;
  convenienceStore: ConvenienceStore | null;
}

export interface PaymentFormProps {
  payment: SaleSettings['payment'];
  /** The possible ways to pay. A lottery is paid by a saved card when it wins. */
  methods: readonly PaymentMethod[];
  isApplication: boolean;
  /** True when the button below pays at once. Otherwise the buyer still has to confirm the order. */
  paysNow?: boolean;
  begun: PaymentChoice;
  submit(method: PaymentMethod): string;
  submitting: string;
  /** Below the ways to pay. */
  children?: ReactNode;
  /** Beside the button, which stays in sight then. */
  beside?: ReactNode;
  /** Called as soon as the buyer chooses something, before any check. */
  onTouched?(touched: Pick<PaymentChoice, 'paymentMethod' | 'convenienceStore'>): void;
  /** Checks the parts below; false keeps the visitor here. */
  check?(): boolean;
  onChosen(choice: PaymentChoice): Promise<void> | void;
}

/** The ways to pay that the organiser offers, with what each of them asks for. */
export function PaymentForm(props: PaymentFormProps) {
  const {
    payment,
    methods,
    isApplication,
    paysNow = false,
    begun,
    submit,
    submitting,
    children,
    beside,
    check,
    onTouched,
    onChosen,
  } = props;
  const say = useTexts(purchaseTexts);
  const offered = methods.includes(begun.paymentMethod) ? begun.paymentMethod : methods[0];
  const [method, setMethod] = useState(offered);
  const [store, setStore] = useState(begun.convenienceStore);
  const [isStoreMissing, setIsStoreMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const readCard = useRef<ReadCard>(null);
  const form = useRef<HTMLFormElement>(null);

  const choose = async (): Promise<void> => {
    if (method === undefined || check?.() === false) return;
    if (method === 'ConvenienceStore' && store === null) {
      setIsStoreMissing(true);
      requestAnimationFrame(() => form.current?.querySelector<HTMLInputElement>('input[name="store"]')?.focus());
      return;
    }
    const card = method === 'CreditCard' ? await readCard.current?.() : noCard;
    if (card === undefined) return;
    await onChosen({
      paymentMethod: method,
      ...card,
      convenienceStore: method === 'ConvenienceStore' ? store : null,
    });
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    void choose().finally(() => setIsBusy(false));
  };

  if (method === undefined) {
    return (
      <Notice kind="warning">
        <p>{say.payment.none}</p>
      </Notice>
    );
  }
  // Nothing is sold yet: there is nothing to pay, and no ticket to use.
  const won = say.payment.notes.applicationLater;
  const notes: Record<PaymentMethod, string> = {
    CreditCard: paysNow
      ? say.payment.notes.cardNow
      : isApplication
        ? say.payment.notes.cardApplication
        : say.payment.notes.card,
    ConvenienceStore: isApplication ? won : say.payment.notes.store(payment.deadlineHours),
    Bank: isApplication
      ? won
      : payment.isBankDeferred
        ? say.payment.notes.bankLater
        : say.payment.notes.bankFirst(payment.deadlineHours),
    Local: payment.localNote || (isApplication ? say.payment.notes.applicationLocal : say.payment.notes.local),
    Free: '',
  };
  const button = (
    <Button type="submit" kind="primary" size="large" wide busy={isBusy}>
      {isBusy ? submitting : submit(method)}
    </Button>
  );
  return (
    <form ref={form} className="hb-form" noValidate onSubmit={onSubmit}>
      <fieldset className="hb-purchase-methods">
        <legend className="hb-visually-hidden">{say.payment.label}</legend>
        {methods.map((value) => (
          <div key={value} className="hb-purchase-method">
            <label className="hb-radio">
              <input
                type="radio"
                name="paymentMethod"
                value={value}
                checked={value === method}
                onChange={() => {
                  setMethod(value);
                  onTouched?.({ paymentMethod: value, convenienceStore: store });
                }}
              />
              <span className="hb-radio-text">
                {say.payment.methods[value]}
                <span className="hb-radio-hint">{notes[value]}</span>
              </span>
            </label>
            {value === method && value === 'CreditCard' ? (
              <div className="hb-purchase-method-part">
                <CardPart begun={begun} mustKeep={isApplication} read={readCard} />
              </div>
            ) : null}
            {value === method && value === 'ConvenienceStore' ? (
              <div className="hb-purchase-method-part">
                <RadioList
                  name="store"
                  label={say.payment.storeLabel}
                  error={isStoreMissing && store === null ? say.payment.storeMissing : undefined}
                  options={payment.convenienceStores.map((one) => ({ value: one, label: say.stores[one] }))}
                  value={store ?? undefined}
                  onChange={(chosen) => {
                    setStore(chosen);
                    onTouched?.({ paymentMethod: value, convenienceStore: chosen });
                  }}
                />
              </div>
            ) : null}
          </div>
        ))}
      </fieldset>
      {children}
      {beside ? (
        <div className="hb-action-bar">
          {beside}
          {button}
        </div>
      ) : (
        button
      )}
    </form>
  );
}

const noCard: ReadyCard = { cardId: null, cardBrand: '', cardDigits: '', token: undefined };
