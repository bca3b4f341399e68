import { type FormEvent, useState } from 'react';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { mailTransfer } from './ticket/my-ticket-calls.ts';
import { myTicketTexts } from './my-ticket-texts.ts';
import { useAction } from './use-action.ts';

interface TransferMailProps {
  contentId: number;
  purchasedTicketId: number;
}

/** Lets the site mail the link of a transfer, for whoever has no other way to the person it is for. */
export function TransferMail({ contentId, purchasedTicketId }: TransferMailProps) {
  const context = usePageContext();
  const { transfer: say } = useTexts(myTicketTexts);
  const common = useTexts(commonTexts);
  const action = useAction();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (action.isBusy) return;
    const mail = readMailAddress(typed);
    const problem = mailAddressProblem(mail);
    setSentTo(undefined);
    setWrong(problem && (problem === 'required' ? common.inputRequired : common.invalidMail));
    if (problem !== undefined) return;
    const isSent = await action.run(() => mailTransfer(context, contentId, { purchasedTicketId, mail }));
    if (!isSent) return;
    setSentTo(mail);
    setTyped('');
  };
  return (
    <form className="hb-ticket-mail" noValidate onSubmit={(event) => void onSubmit(event)}>
      <Field label={say.mailTo} error={wrong ?? action.problem}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(undefined);
              action.forget();
            }}
          />
        )}
      </Field>
      <Button type="submit" busy={action.isBusy}>
        {say.mail}
      </Button>
      {sentTo === undefined ? null : (
        <Notice kind="success" announce>
          <p>{say.mailed(sentTo)}</p>
        </Notice>
      )}
    </form>
  );
}
