import { type FormEvent, useRef, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { RadioField } from '#console/forms/choice-field.tsx';
import { focusFirstError } from '#console/forms/focus-first-error.ts';
import { NumberField } from '#console/forms/number-field.tsx';
import { TextAreaField } from '#console/forms/text-area-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { Badge, Notice } from '#console/ui/notice.tsx';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import { status } from '#kernel/status.ts';
import { formatYen } from '#kernel/yen.ts';
import { isStatus } from '#web/api/call-error.ts';
import type { changeOrderOfSite } from '../../contract/changes.ts';
import { reasonMax } from '../../rules/change-limits.ts';
import { chosenRefund, offeredChoices, type RefundChoice, refundSums } from '../../rules/refund-choice.ts';
import { changeTexts } from './change-texts.ts';
import type { Desk } from './desk.ts';

interface ChangeDialogProps {
  site: string;
  orderNumber: string;
  desk: Desk;
  /** The order is no longer what the dialog shows. */
  onStale: () => void;
  onDone: () => void;
  onClose: () => void;
}

/** Cancels tickets of an order and gives money back, with what the ticket's rule gives its buyer beside. */
export function ChangeDialog({ site, orderNumber, desk, onStale, onDone, onClose }: ChangeDialogProps) {
  const { api, toast, failureOf, language } = useConsole();
  const words = useWords(changeTexts);
  // One form is one change, however often it is sent.
  const [key] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<number[]>(() =>
    desk.tickets.length === 1 ? desk.tickets.map(({ purchasedTicketId }) => purchasedTicketId) : [],
  );
  const [wished, setWished] = useState<RefundChoice>();
  const [typed, setTyped] = useState<number | string>();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  const yen = (amount: number): string => formatYen(amount, language);
  const { left } = desk;
  const canceled = desk.tickets.filter(({ purchasedTicketId }) => chosen.includes(purchasedTicketId));
  const ticketIds = canceled.map(({ purchasedTicketId }) => purchasedTicketId);
  const sums = refundSums(desk.tickets, ticketIds, left);
  const choices = offeredChoices(sums, left);
  // Who has chosen no ticket yet is not led to giving all the money back while the tickets stay good.
  const isOpen = desk.tickets.length > 0 && ticketIds.length === 0;
  const choice = wished !== undefined && choices.includes(wished) ? wished : isOpen ? 'none' : (choices[0] ?? 'none');
  const amount = chosenRefund(choice, sums, { typed, left });
  const isNothing = ticketIds.length === 0 && (choices.length === 0 || amount === 0);
  const isLong = reason.trim().length > reasonMax;
  const isWrong = typeof amount === 'string' || isNothing || isLong;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    if (isWrong || typeof amount === 'string') {
      window.setTimeout(() => focusFirstError(form.current));
      return;
    }
    setBusy(true);
    setFailed(undefined);
    try {
      const seenUsedIds = canceled.filter(({ isUsed }) => isUsed).map(({ purchasedTicketId }) => purchasedTicketId);
      const made = await api.post<typeof changeOrderOfSite>('sites/{site}/orders/{orderNumber}/change', {
        params: { site, orderNumber },
        body: { key, ticketIds, refund: amount, seenLeft: left, seenUsedIds, reason },
      });
      toast({ text: made.way === null ? words.made.canceled : words.made[made.way](yen(made.amount)) });
      onDone();
    } catch (error) {
      setFailed(failureOf(error).message);
      if (isStatus(error, status.conflict)) onStale();
    } finally {
      setBusy(false);
    }
  };

  const press = ticketIds.length === 0 ? 'refund' : amount === 0 ? 'cancel' : 'both';
  return (
    <Dialog
      title={desk.tickets.length > 0 ? words.change : words.refundOnly}
      closeLabel={words.close}
      onClose={onClose}
    >
      <form ref={form} className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
        {desk.tickets.length === 0 ? null : (
          <TicketChoice
            tickets={desk.tickets}
            chosen={ticketIds}
            error={isTried && isNothing ? words.nothingChosen : undefined}
            onChange={setChosen}
          />
        )}
        {choices.length === 0 ? null : (
          <RadioField
            label={words.refund}
            choices={choices.map((value) => ({
              value,
              label:
                value === 'rule'
                  ? words.choices.rule(yen(sums.rule ?? 0), yen(sums.fee))
                  : value === 'full'
                    ? words.choices.full(yen(sums.full))
                    : words.choices[value](),
            }))}
            value={choice}
            onChange={(value) => setWished(choices.find((one) => one === value))}
          />
        )}
        {choice === 'other' && choices.length > 0 ? (
          <NumberField
            label={words.amount}
            hint={words.leftHint(yen(left))}
            unit={words.yen}
            value={typed}
            onChange={setTyped}
            error={
              isTried && typeof amount === 'string'
                ? amount === 'tooMuch'
                  ? words.tooMuch(yen(left))
                  : words.noAmount
                : undefined
            }
          />
        ) : null}
        <TextAreaField
          label={words.reason}
          hint={words.reasonHint}
          value={reason}
          onChange={setReason}
          error={isLong ? words.reasonLong(reasonMax) : undefined}
        />
        {isNothing || typeof amount === 'string' ? null : (
          <div className="hc-change-summary">
            {ticketIds.length > 0 ? <p>{words.cancels(ticketIds.length)}</p> : null}
            {amount > 0 ? <p>{words.pays[desk.way](yen(amount))}</p> : null}
            <p className="hc-muted">{words.tells}</p>
          </div>
        )}
        {failed === undefined ? null : (
          <Notice kind="danger" isNew>
            <p>{failed}</p>
          </Notice>
        )}
        <div className="hc-form-foot">
          <Button type="submit" look="danger" isBusy={isBusy}>
            {words.press[press]}
          </Button>
          <Button onClick={onClose}>{words.close}</Button>
        </div>
      </form>
    </Dialog>
  );
}

interface TicketChoiceProps {
  tickets: Desk['tickets'];
  chosen: readonly number[];
  error: string | undefined;
  onChange: (chosen: number[]) => void;
}

function TicketChoice({ tickets, chosen, error, onChange }: TicketChoiceProps) {
  const { language } = useConsole();
  const words = useWords(changeTexts);
  const yen = (amount: number): string => formatYen(amount, language);
  return (
    <fieldset className="hc-field" aria-invalid={error ? true : undefined}>
      <legend className="hc-label">{words.tickets}</legend>
      <p className="hc-hint">{words.ticketsHint}</p>
      <div className="hc-change-tickets">
        {tickets.length > 1 ? (
          <label className="hc-choice">
            <input
              type="checkbox"
              checked={chosen.length === tickets.length}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? tickets.map(({ purchasedTicketId }) => purchasedTicketId) : [])
              }
            />
            <span>{words.allTickets}</span>
          </label>
        ) : null}
        {tickets.map(({ purchasedTicketId: id, title, code, price, isUsed, isHandedOn, own }) => (
          <label key={id} className="hc-choice">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            <span className="hc-change-ticket">
              <span>{`${localize(title, language, defaultLanguage)} ${yen(price)}`}</span>
              <span className="hc-muted">{code}</span>
              {isUsed || isHandedOn ? (
                <span>
                  {isUsed ? <Badge kind="warning">{words.used}</Badge> : null}
                  {isHandedOn ? <Badge kind="info">{words.handedOn}</Badge> : null}
                </span>
              ) : null}
              {price === 0 ? null : (
                <span className="hc-muted">
                  {own.problem !== null
                    ? words.ownNot(words.problems[own.problem])
                    : own.fee === 0
                      ? words.ownFree
                      : words.own(yen(own.fee), yen(own.refund))}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error ? <p className="hc-error">{error}</p> : null}
    </fieldset>
  );
}
