import { type FormEvent, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { RadioField } from '#console/forms/choice-field.tsx';
import { TextField } from '#console/forms/text-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import type { addMemberOfSite } from '../contract.ts';
import { type GivenRole, givenRoles } from '../rules/given-roles.ts';
import { memberTexts } from './member-texts.ts';

interface AddDialogProps {
  site: string;
  onAdded: () => void;
  onClose: () => void;
}

/** Gives a role to whoever has a mail address, also before they register. */
export function AddDialog({ site, onAdded, onClose }: AddDialogProps) {
  const { api, toast, failureOf, language } = useConsole();
  const words = useWords(memberTexts);
  const [mail, setMail] = useState('');
  const [role, setRole] = useState<GivenRole>('staff');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      const { isNew, isChanged } = await api.post<typeof addMemberOfSite>('sites/{site}/members', {
        params: { site },
        body: { mail, role, language },
      });
      toast({ text: isNew ? words.added(mail.trim()) : isChanged ? words.addedRole(mail.trim()) : words.asBefore });
      onAdded();
      onClose();
    } catch (failure) {
      const { errors, message } = failureOf(failure);
      setError(errors['mail']?.[0] ?? message);
      setBusy(false);
    }
  };
  return (
    <Dialog title={words.addTitle} closeLabel={words.close} onClose={onClose}>
      <form className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="hc-dialog-text">{words.addText}</p>
        <TextField
          label={words.mail}
          type="email"
          autoComplete="off"
          spellCheck={false}
          maxLetters={254}
          isFirst
          isRequired
          value={mail}
          onChange={setMail}
          error={error}
        />
        <RadioField
          label={words.role}
          choices={givenRoles.map((one) => ({ value: one, label: `${words.roles[one]} – ${words.roleMeans[one]}` }))}
          value={role}
          onChange={(chosen) => setRole(givenRoles.find((one) => one === chosen) ?? role)}
        />
        <div className="hc-form-foot">
          <Button type="submit" look="main" isBusy={isBusy}>
            {words.addPress}
          </Button>
          <Button onClick={onClose}>{words.close}</Button>
        </div>
      </form>
    </Dialog>
  );
}
