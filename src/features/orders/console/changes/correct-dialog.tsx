import { type FormEvent, useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { SelectField } from '#console/forms/choice-field.tsx';
import { TextField } from '#console/forms/text-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { formatName, kanaOrder, nameOrder } from '#features/profile/rules/person-name.ts';
import type { NamePart } from '#features/profile/rules/profile-item.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import { status } from '#kernel/status.ts';
import { shownMail } from '#kernel/mail-address.ts';
import { isStatus } from '#web/api/call-error.ts';
import type { correctOrder, readPeopleOfOrder } from '../../contract/corrections.ts';
import { nameMax, reasonMax } from '../../rules/change-limits.ts';
import { changeTexts } from './change-texts.ts';

interface CorrectDialogProps {
  site: string;
  orderNumber: string;
  /** The number may be another one by then. */
  onDone: (orderNumber: string) => void;
  onClose: () => void;
}

/** Corrects the name and the mail address of the buyer, or of whoever uses a ticket. */
export function CorrectDialog({ site, orderNumber, onDone, onClose }: CorrectDialogProps) {
  const words = useWords(changeTexts);
  const { data, failure, again } = useCall(`order-people/${site}/${orderNumber}`, (api) =>
    api.get<typeof readPeopleOfOrder>('sites/{site}/orders/{orderNumber}/people', { params: { site, orderNumber } }),
  );
  return (
    <Dialog title={words.correct} closeLabel={words.close} onClose={onClose}>
      {data !== undefined ? (
        <CorrectForm {...{ site, orderNumber, onDone, onClose }} people={data} onStale={() => void again()} />
      ) : failure === undefined ? (
        <Skeleton rows={3} />
      ) : (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      )}
    </Dialog>
  );
}

type People = AnswerOf<typeof readPeopleOfOrder>;
type Person = NonNullable<People['buyer']>;
const ofBuyer = 'buyer';

interface CorrectFormProps extends CorrectDialogProps {
  people: People;
  onStale: () => void;
}

function CorrectForm({ site, orderNumber, people, onStale, onDone, onClose }: CorrectFormProps) {
  const { language } = useConsole();
  const words = useWords(changeTexts);
  const { buyer, companions } = people;
  const [who, setWho] = useState(buyer === null ? String(companions[0]?.purchasedTicketId ?? '') : ofBuyer);
  const companion = companions.find(({ purchasedTicketId }) => String(purchasedTicketId) === who);
  const seen = who === ofBuyer ? buyer : companion;
  if (!seen) return <p className="hc-dialog-text">{words.nobodyToCorrect}</p>;
  return (
    <div className="hc-form">
      {companions.length === 0 ? null : (
        <SelectField
          label={words.whom}
          choices={[
            ...(buyer === null ? [] : [{ value: ofBuyer, label: words.buyer }]),
            ...companions.map(({ purchasedTicketId, title, code }) => ({
              value: String(purchasedTicketId),
              label: words.userOf(localize(title, language, defaultLanguage), code),
            })),
          ]}
          value={who}
          onChange={setWho}
        />
      )}
      <PersonForm
        key={who}
        {...{ site, orderNumber, onStale, onDone, onClose }}
        seen={{ name: seen.name, mail: seen.mail }}
        purchasedTicketId={companion?.purchasedTicketId ?? null}
        endsLink={who === ofBuyer && people.hasLink}
      />
    </div>
  );
}

interface PersonFormProps extends Omit<CorrectFormProps, 'people'> {
  seen: Person;
  purchasedTicketId: number | null;
  endsLink: boolean;
}

function PersonForm({
  site,
  orderNumber,
  seen,
  purchasedTicketId,
  endsLink,
  onStale,
  onDone,
  onClose,
}: PersonFormProps) {
  const { api, toast, failureOf, language } = useConsole();
  const words = useWords(changeTexts);
  const [key] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(seen.name);
  const [mail, setMail] = useState(shownMail(seen.mail));
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ message: string; mail: string | undefined }>();
  const [first] = useState(seen);
  const isOutdated = JSON.stringify(first) !== JSON.stringify(seen);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailed(undefined);
    try {
      const corrected = await api.post<typeof correctOrder>('sites/{site}/orders/{orderNumber}/correct', {
        params: { site, orderNumber },
        body: { key, purchasedTicketId, name, mail, seen, reason },
      });
      toast({ text: words.corrected });
      onDone(corrected.orderNumber);
    } catch (error) {
      const { message, errors } = failureOf(error);
      setFailed({ message, mail: errors['mail']?.[0] });
      if (isStatus(error, status.conflict)) onStale();
    } finally {
      setBusy(false);
    }
  };
  const field = (part: NamePart) => (
    <TextField
      key={part}
      label={words.parts[part]}
      autoComplete="off"
      maxLetters={nameMax}
      value={name[part]}
      onChange={(value) => setName({ ...name, [part]: value })}
    />
  );
  const isOtherMail = mail.trim() !== seen.mail;
  return (
    <form className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
      <div className="hc-change-names">{nameOrder(language).map(field)}</div>
      <div className="hc-change-names">{kanaOrder(language).map(field)}</div>
      <TextField
        label={words.mail}
        type="email"
        inputMode="email"
        autoComplete="off"
        value={mail}
        onChange={setMail}
        error={failed?.mail}
      />
      <TextField label={words.why} hint={words.whyHint} maxLetters={reasonMax} value={reason} onChange={setReason} />
      <p className="hc-muted">
        {purchasedTicketId !== null
          ? words.tellsBuyer
          : isOtherMail && endsLink
            ? words.endsLinks
            : isOtherMail
              ? words.tellsBoth
              : words.tellsBuyer}
      </p>
      {failed === undefined || failed.mail !== undefined ? null : (
        <Notice kind="danger" isNew>
          <p>{failed.message}</p>
          {isOutdated ? <p>{words.nowIs(formatName(seen.name, language), seen.mail)}</p> : null}
        </Notice>
      )}
      <div className="hc-form-foot">
        <Button type="submit" look="main" isBusy={isBusy}>
          {words.correctPress}
        </Button>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </form>
  );
}
