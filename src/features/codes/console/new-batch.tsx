import { type FormEvent, useRef, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { RadioField, SelectField } from '#console/forms/choice-field.tsx';
import { focusFirstError } from '#console/forms/focus-first-error.ts';
import { NumberField } from '#console/forms/number-field.tsx';
import { TextField } from '#console/forms/text-field.tsx';
import { WallTimeField } from '#console/forms/wall-time-field.tsx';
import { Link } from '#console/navigation/link.tsx';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import type { FailedCall } from '#console/api/failed-call.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { defaultLanguage } from '#kernel/language.ts';
import { type LocalizedText, localize } from '#kernel/localized-text.ts';
import type { makeCodeBatch, readCodeDesk } from '../contract.ts';
import { batchNameMax, codesPerBatchMax, usesPerCodeMax } from '../rules/code-limits.ts';
import { codeTexts } from './code-texts.ts';

interface NewBatchProps {
  site: string;
  contents: AnswerOf<typeof readCodeDesk>['contents'];
  onMade: (codeBatchId: number) => void;
}

type Typed = number | string | undefined;
const isCount = (value: Typed, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

export function NewBatch({ site, contents, onMade }: NewBatchProps) {
  const { api, toast, failureOf, language } = useConsole();
  const { make: words } = useWords(codeTexts);
  const [name, setName] = useState('');
  const [partner, setPartner] = useState('');
  const [ticket, setTicket] = useState(() => String(contents[0]?.contentId));
  const [kind, setKind] = useState<'free' | 'cheaper'>('cheaper');
  const [discountPrice, setDiscountPrice] = useState<Typed>();
  const [number, setNumber] = useState<Typed>(10);
  const [usesMax, setUsesMax] = useState<Typed>(1);
  const [perPayment, setPerPayment] = useState<Typed>();
  const [usableFrom, setFrom] = useState('');
  const [usableUntil, setUntil] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<FailedCall>();
  const form = useRef<HTMLFormElement>(null);

  const mostTickets = 100;
  const wrong = {
    name: name.trim() === '' ? words.nameMissing : undefined,
    discountPrice: kind === 'cheaper' && !isCount(discountPrice, 99_999_999) ? words.discountMissing : undefined,
    number: isCount(number, codesPerBatchMax) ? undefined : words.numberWrong(codesPerBatchMax),
    usesMax: isCount(usesMax, usesPerCodeMax) ? undefined : words.numberWrong(usesPerCodeMax),
    perPayment:
      perPayment === undefined || isCount(perPayment, mostTickets) ? undefined : words.numberWrong(mostTickets),
  };
  const errorOf = (field: keyof typeof wrong): string | undefined =>
    (isTried ? wrong[field] : undefined) ?? failed?.errors[field]?.[0];
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    setFailed(undefined);
    if (Object.values(wrong).some((one) => one !== undefined)) {
      window.setTimeout(() => focusFirstError(form.current));
      return;
    }
    const [contentId = 0, ticketId] = ticket.split('-').map(Number);
    setBusy(true);
    try {
      const { codeBatchId } = await api.post<typeof makeCodeBatch>('sites/{site}/codes', {
        params: { site },
        body: {
          name,
          partner,
          contentId,
          ...(ticketId !== undefined && { ticketId }),
          isForFree: kind === 'free',
          ...(kind === 'cheaper' && { discountPrice: Number(discountPrice) }),
          ...(perPayment !== undefined && { ticketsPerPayment: Number(perPayment) }),
          number: Number(number),
          usesMax: Number(usesMax),
          ...(usableFrom !== '' && { usableFrom }),
          ...(usableUntil !== '' && { usableUntil }),
        },
      });
      toast({ text: words.made(Number(number)) });
      onMade(codeBatchId);
    } catch (error) {
      setFailed(failureOf(error));
      window.setTimeout(() => focusFirstError(form.current));
    } finally {
      setBusy(false);
    }
  };
  const say = (text: LocalizedText): string => localize(text, language, defaultLanguage);
  return (
    <Card
      title={words.title}
      note={
        <>
          {words.note} {words.own}{' '}
          <Link to={`/console/sites/${site}/tickets/${contents[0]?.contentId}/codes`}>{words.ownLink}</Link>
        </>
      }
    >
      <form ref={form} className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
        {failed === undefined ? null : (
          <Notice kind="danger" isNew>
            <p>{failed.message}</p>
          </Notice>
        )}
        <TextField
          label={words.name}
          hint={words.nameHint}
          error={errorOf('name')}
          isRequired
          autoComplete="off"
          maxLetters={batchNameMax}
          value={name}
          onChange={setName}
        />
        <TextField
          label={words.partner}
          autoComplete="off"
          maxLetters={batchNameMax}
          value={partner}
          onChange={setPartner}
        />
        <SelectField
          label={words.ticket}
          choices={contents.flatMap(({ contentId, title, tickets }) => [
            {
              value: String(contentId),
              label: contents.length > 1 ? words.every(say(title) || String(contentId)) : words.everyTicket,
            },
            ...tickets.map(({ ticketId, title: own }) => ({ value: `${contentId}-${ticketId}`, label: say(own) })),
          ])}
          value={ticket}
          onChange={setTicket}
        />
        <RadioField
          label={words.kind}
          choices={[
            { value: 'cheaper', label: words.isCheaper },
            { value: 'free', label: words.isFree },
          ]}
          value={kind}
          onChange={(value) => setKind(value === 'free' ? 'free' : 'cheaper')}
        />
        {kind === 'free' ? null : (
          <NumberField
            label={words.discountPrice}
            hint={words.discountNote}
            error={errorOf('discountPrice')}
            isRequired
            unit={words.yen}
            value={discountPrice}
            onChange={setDiscountPrice}
          />
        )}
        <div className="hc-codes-pair">
          <NumberField
            label={words.number}
            error={errorOf('number')}
            isRequired
            unit={words.pieces}
            value={number}
            onChange={setNumber}
          />
          <NumberField
            label={words.usesMax}
            hint={words.usesHint}
            error={errorOf('usesMax')}
            isRequired
            unit={words.times}
            value={usesMax}
            onChange={setUsesMax}
          />
          <NumberField
            label={words.perPayment}
            hint={words.perPaymentHint}
            error={errorOf('perPayment')}
            unit={words.tickets}
            value={perPayment}
            onChange={setPerPayment}
          />
        </div>
        <div className="hc-codes-pair">
          <WallTimeField label={words.from} hint={words.periodHint} value={usableFrom} onChange={setFrom} />
          <WallTimeField
            label={words.until}
            hint={words.periodHint}
            error={failed?.errors['usableUntil']?.[0]}
            value={usableUntil}
            onChange={setUntil}
          />
        </div>
        <div className="hc-page-actions">
          <Button type="submit" look="main" isBusy={isBusy}>
            {words.submit}
          </Button>
          <p className="hc-hint">{words.live}</p>
        </div>
      </form>
    </Card>
  );
}
