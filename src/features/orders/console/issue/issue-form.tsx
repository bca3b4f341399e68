import { type FormEvent, useRef, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { RadioField, SelectField } from '#console/forms/choice-field.tsx';
import { focusFirstError } from '#console/forms/focus-first-error.ts';
import { NumberField } from '#console/forms/number-field.tsx';
import { TextField } from '#console/forms/text-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import { type IssueWay, issueWays } from '#features/ticket/rules/organiser/issue-way.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';
import { formatYen } from '#kernel/yen.ts';
import type { issueTickets, readIssueDesk } from '../../contract/issue.ts';
import { nameMax, reasonMax } from '../../rules/change-limits.ts';
import { type ListedRecipient, readRecipients, ticketsOfRecipientMax } from '../../rules/read-recipients.ts';
import { keyOfList } from './issue-key.ts';
import { issueTexts } from './issue-texts.ts';
import { RecipientList } from './recipient-list.tsx';

type Desk = AnswerOf<typeof readIssueDesk>;

interface IssueFormProps {
  site: string;
  desk: Desk;
  onIssued: (made: AnswerOf<typeof issueTickets>, isMailed: boolean) => void;
}

const noName = { last_name: '', first_name: '', last_name_kana: '', first_name_kana: '' };

/** Which tickets, how they are paid, and for whom: one person, or a list that is read here first. */
export function IssueForm({ site, desk, onIssued }: IssueFormProps) {
  const { api, failureOf, language: ownLanguage } = useConsole();
  const words = useWords(issueTexts);
  const [formKey] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState('0');
  const [price, setPrice] = useState('0');
  const [way, setWay] = useState<IssueWay>('free');
  const [note, setNote] = useState('');
  const [language, setLanguage] = useState(
    desk.languages.includes(ownLanguage) ? ownLanguage : (desk.languages[0] ?? defaultLanguage),
  );
  const [whom, setWhom] = useState<'one' | 'list'>('one');
  const [name, setName] = useState(noName);
  const [mail, setMail] = useState('');
  const [number, setNumber] = useState<number | string | undefined>(1);
  const [pasted, setPasted] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  const said = (text: Parameters<typeof localize>[0]): string => localize(text, ownLanguage, defaultLanguage);
  const yen = (amount: number): string => formatYen(amount, ownLanguage);
  const ticket = desk.tickets[Number(chosen)] ?? desk.tickets[0]!;
  const unit = ticket.prices[Number(price)] ?? ticket.prices[0];
  const list = readRecipients(whom === 'list' ? pasted : '');
  const isNumber =
    typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= ticketsOfRecipientMax;
  const isMail = mail.trim() === '' || mailAddressProblem(readMailAddress(mail)) === undefined;
  const isLong = note.trim().length > reasonMax;
  const isListGood = list.recipients.length > 0 && list.faults.length === 0;
  const isGood = !isLong && (whom === 'one' ? isNumber && isMail : isListGood);
  const recipients: ListedRecipient[] =
    whom === 'list' ? list.recipients : [{ name, mail: mail.trim(), number: isNumber ? number : 1 }];
  const tickets = recipients.reduce((sum, one) => sum + one.number, 0);
  const amount = way === 'free' ? 0 : tickets * (unit?.price ?? 0);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    if (!isGood) {
      window.setTimeout(() => focusFirstError(form.current));
      return;
    }
    setBusy(true);
    setFailed(undefined);
    const { contentId, ticketId } = ticket;
    const paid = unit?.price === 0 ? 'free' : way;
    const wish = { contentId, ticketId, priceId: unit?.priceId ?? null, way: paid, note, language, recipients };
    try {
      const key = whom === 'list' ? await keyOfList({ site, ...wish }) : formKey;
      const made = await api.post<typeof issueTickets>('sites/{site}/issue', {
        params: { site },
        body: { key, ...wish },
      });
      onIssued(
        made,
        recipients.some((one) => one.mail !== ''),
      );
    } catch (error) {
      setFailed(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Card>
        <SelectField
          label={words.ticket}
          choices={desk.tickets.map(({ title, left }, at) => ({
            value: String(at),
            label: left === null ? said(title) : `${said(title)} (${left === 0 ? words.soldOut : words.left(left)})`,
          }))}
          value={chosen}
          onChange={(value) => {
            setChosen(value);
            setPrice('0');
          }}
        />
        {ticket.prices.length > 1 ? (
          <SelectField
            label={words.price}
            choices={ticket.prices.map((one, at) => ({
              value: String(at),
              label: `${said(one.name)} ${yen(one.price)}`.trim(),
            }))}
            value={price}
            onChange={setPrice}
          />
        ) : null}
        {unit?.price === 0 ? null : (
          <RadioField
            label={words.way}
            choices={issueWays.map((value) => ({ value, label: words.ways[value] }))}
            value={way}
            onChange={(value) => setWay(issueWays.find((one) => one === value) ?? 'free')}
          />
        )}
        <TextField
          label={words.note}
          hint={words.noteHint}
          autoComplete="off"
          value={note}
          onChange={setNote}
          error={isLong ? words.noteLong : undefined}
        />
      </Card>
      <Card>
        <RadioField
          label={words.whom}
          choices={[
            { value: 'one', label: words.one },
            { value: 'list', label: words.list },
          ]}
          value={whom}
          onChange={(value) => setWhom(value === 'list' ? 'list' : 'one')}
        />
        {whom === 'one' ? (
          <>
            <TextField
              label={words.lastName}
              autoComplete="off"
              maxLetters={nameMax}
              value={name.last_name}
              onChange={(value) => setName({ ...name, last_name: value })}
            />
            <TextField
              label={words.firstName}
              autoComplete="off"
              maxLetters={nameMax}
              value={name.first_name}
              onChange={(value) => setName({ ...name, first_name: value })}
            />
            <TextField
              label={words.mail}
              hint={words.mailHint}
              type="email"
              inputMode="email"
              autoComplete="off"
              value={mail}
              onChange={setMail}
              error={isTried && !isMail ? words.wrongMail : undefined}
            />
            <NumberField
              label={words.number}
              value={number}
              onChange={setNumber}
              error={isTried && !isNumber ? words.wrongNumber(ticketsOfRecipientMax) : undefined}
            />
          </>
        ) : (
          <RecipientList
            pasted={pasted}
            list={list}
            error={isTried && list.recipients.length === 0 ? words.noList : undefined}
            onChange={setPasted}
          />
        )}
        {desk.languages.length > 1 ? (
          <SelectField
            label={words.language}
            choices={desk.languages.map((value) => ({ value, label: words.languages[value] }))}
            value={language}
            onChange={(value) => setLanguage(desk.languages.find((one) => one === value) ?? language)}
          />
        ) : null}
        {failed === undefined ? null : (
          <Notice kind="danger" isNew>
            <p>{failed}</p>
          </Notice>
        )}
        {isBusy ? (
          <Notice kind="info" isNew>
            <p>{words.sending(tickets)}</p>
          </Notice>
        ) : null}
        <div className="hc-form-foot">
          <Button type="submit" look="main" isBusy={isBusy}>
            {words.press}
          </Button>
          {isGood ? <span className="hc-muted">{words.sum(tickets, yen(amount))}</span> : null}
        </div>
      </Card>
    </form>
  );
}
