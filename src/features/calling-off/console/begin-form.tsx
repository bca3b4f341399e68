import { type FormEvent, useRef, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { ChecksField, RadioField } from '#console/forms/choice-field.tsx';
import { focusFirstError } from '#console/forms/focus-first-error.ts';
import { TextAreaField } from '#console/forms/text-area-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Facts } from '#console/ui/facts.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { isKeyOf } from '#kernel/keys-of.ts';
import { htmlLang, type LanguageCode, languageName } from '#kernel/language.ts';
import { formatYen } from '#kernel/yen.ts';
import type { beginCallingOff, readCallingOff } from '../contract.ts';
import { messageMax } from '../rules/calling-off-limits.ts';
import { callingOffWords } from './calling-off-words.ts';

type Cost = NonNullable<AnswerOf<typeof readCallingOff>['cost']>;

interface BeginFormProps {
  site: string;
  languages: readonly LanguageCode[];
  cost: Cost;
  onBegun: () => void;
}

/** What it will come to, what everybody is told, and the press. */
export function BeginForm({ site, languages, cost, onBegun }: BeginFormProps) {
  const { api, failureOf } = useConsole();
  const words = useWords(callingOffWords);
  const [message, setMessage] = useState<Partial<Record<LanguageCode, string>>>({});
  const [fee, setFee] = useState('full');
  const [sure, setSure] = useState<string[]>([]);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const missing = languages.filter((language) => (message[language] ?? '').trim() === '');
  const isEmpty = missing.length === languages.length;
  const isLong = languages.some((language) => (message[language] ?? '').trim().length > messageMax);
  const hasFees = cost.refunds.some(({ fees }) => fees > 0);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    if (isEmpty || isLong || sure.length === 0) {
      window.setTimeout(() => focusFirstError(form.current));
      return;
    }
    setBusy(true);
    setFailed(undefined);
    const written = Object.fromEntries(Object.entries(message).filter(([, text]) => text.trim() !== ''));
    try {
      await api.post<typeof beginCallingOff>('sites/{site}/calling-off', {
        params: { site },
        body: { message: written, keepsFee: fee === 'keep' },
      });
      onBegun();
    } catch (error) {
      setFailed(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <CostCard cost={cost} keepsFee={fee === 'keep'} />
      <Card>
        {hasFees ? (
          <RadioField
            label={words.fee}
            choices={[
              { value: 'full', label: words.fees.full },
              { value: 'keep', label: words.fees.keep },
            ]}
            value={fee}
            onChange={setFee}
          />
        ) : null}
        <p className="hc-muted">{words.messageHint}</p>
        {languages.map((language, at) => (
          <TextAreaField
            key={language}
            label={languages.length > 1 ? `${words.message} – ${languageName[language]}` : words.message}
            rows={4}
            lang={htmlLang[language]}
            value={message[language] ?? ''}
            onChange={(text) => setMessage({ ...message, [language]: text })}
            error={
              (message[language] ?? '').trim().length > messageMax
                ? words.tooLong(messageMax)
                : isTried && isEmpty && at === 0
                  ? words.noMessage
                  : undefined
            }
          />
        ))}
        {!isEmpty && missing.length > 0 ? (
          <Notice kind="warning">
            <p>{words.missing(missing.map((language) => languageName[language]).join(', '))}</p>
          </Notice>
        ) : null}
        <Notice kind="danger">
          <p>{words.warning}</p>
        </Notice>
        <ChecksField
          label={words.press}
          choices={[{ value: 'sure', label: words.sure }]}
          values={sure}
          onChange={setSure}
          error={isTried && sure.length === 0 ? words.notSure : undefined}
        />
        {failed === undefined ? null : (
          <Notice kind="danger" isNew>
            <p>{failed}</p>
          </Notice>
        )}
        <div className="hc-form-foot">
          <Button type="submit" look="danger" isBusy={isBusy}>
            {words.press}
          </Button>
        </div>
      </Card>
    </form>
  );
}

function CostCard({ cost, keepsFee }: { cost: Cost; keepsFee: boolean }) {
  const { language } = useConsole();
  const { cost: words } = useWords(callingOffWords);
  const yen = (sum: number): string => formatYen(sum, language);
  const back = ({ full, fees }: Cost['refunds'][number]): number => (keepsFee ? full - fees : full);
  const total = cost.refunds.reduce((sum, one) => sum + back(one), 0);
  const fees = cost.refunds.reduce((sum, one) => sum + one.fees, 0);
  return (
    <Card title={words.title} note={words.moves}>
      <Facts
        facts={[
          { name: words.orders, value: words.count(cost.orders), is: 'sum' },
          { name: words.paidTickets, value: words.tickets(cost.paidTickets), is: 'sum' },
          { name: words.freeTickets, value: words.tickets(cost.freeTickets), is: 'sum' },
          { name: words.unpaid, value: words.count(cost.unpaid), is: 'sum' },
          { name: words.applications, value: words.count(cost.applications), is: 'sum' },
          { name: words.mails, value: words.mailCount(cost.mails), is: 'sum' },
        ]}
      />
      <h3>{words.refunds}</h3>
      {cost.refunds.length === 0 ? (
        <p className="hc-muted">{words.noRefunds}</p>
      ) : (
        <Facts
          facts={[
            ...cost.refunds.map((one) => ({
              name: words.of(
                isKeyOf(words.methods, one.method) ? words.methods[one.method] : one.method,
                words.ways[one.way],
              ),
              value: words.line(words.count(one.orders), yen(back(one))),
              is: 'sum' as const,
            })),
            { name: words.total, value: yen(total), is: 'sum' as const },
          ]}
        />
      )}
      {fees > 0 && !keepsFee ? <p className="hc-muted">{words.fees(yen(fees))}</p> : null}
    </Card>
  );
}
