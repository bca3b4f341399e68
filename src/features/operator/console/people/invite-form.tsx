import { type SyntheticEvent, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { RadioField, SelectField } from '#console/forms/choice-field.tsx';
import { TextField } from '#console/forms/text-field.tsx';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import { Card } from '#console/ui/page.tsx';
import { type OperatorRole, operatorRoles } from '#kernel/console/operator-role.ts';
import type { invite } from '../../contract/people.ts';
import { nameMax } from '../../rules/operator-life.ts';
import { type GrantPlace, grantPlaces } from '../../rules/rights-at.ts';
import { signInTexts } from '../sign-in-texts.ts';
import { peopleTexts } from './people-texts.ts';
import { useRoleLabels } from './role-labels.ts';
import { SecretLink } from '#console/ui/secret-link.tsx';

interface InviteProps {
  site: string;
  places: readonly GrantPlace[];
  onDone: () => void;
  onLeave: () => void;
}

/** Somebody new: by mail, or by a link that is handed over. Exhibitors are invited with their booths, elsewhere. */
export function InviteForm({ site, places, onDone, onLeave }: InviteProps) {
  const { api, toast, failureOf, language } = useConsole();
  const words = useWords(peopleTexts);
  const kit = useWords(kitTexts);
  const { mailMissing } = useWords(signInTexts);
  const roles = useRoleLabels();
  const [by, setBy] = useState<'mail' | 'link'>('mail');
  const [mail, setMail] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState<OperatorRole>('editor');
  const [at, setAt] = useState<GrantPlace>('here');
  const [said, setSaid] = useState<string>();
  const [link, setLink] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    if (by === 'mail' && mail.trim() === '') return setSaid(mailMissing);
    setBusy(true);
    setSaid(undefined);
    try {
      const body = { by, role, at, language, name, ...(by === 'mail' && { mail }) };
      const made = await api.post<typeof invite>('sites/{site}/invitations', { params: { site }, body });
      onDone();
      if (made.path === null) {
        toast({ text: words.sent(mail) });
        setMail('');
        setName('');
      } else setLink(made.path);
    } catch (error) {
      const { errors, message } = failureOf(error);
      setSaid(errors['mail']?.[0] ?? message);
    } finally {
      setBusy(false);
    }
  };
  const offered = operatorRoles.filter((one) => one !== 'exhibitor');
  return (
    <Card title={words.invite}>
      <form className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
        <RadioField
          label={words.how}
          choices={[
            { value: 'mail', label: words.byMail },
            { value: 'link', label: words.byLink },
          ]}
          value={by}
          onChange={(chosen) => {
            setBy(chosen === 'link' ? 'link' : 'mail');
            setSaid(undefined);
          }}
        />
        {by === 'mail' ? (
          <TextField
            label={words.mail}
            type="email"
            autoComplete="off"
            spellCheck={false}
            maxLetters={254}
            isFirst
            value={mail}
            onChange={setMail}
            error={said}
          />
        ) : null}
        <TextField
          label={words.whoIsMeant}
          hint={words.whoIsMeantHint}
          autoComplete="off"
          maxLetters={nameMax}
          value={name}
          onChange={setName}
        />
        <RadioField
          label={words.role}
          choices={offered.map((one) => ({ value: one, label: `${roles[one]} – ${words.may[one]}` }))}
          value={role}
          onChange={(chosen) => setRole(offered.find((one) => one === chosen) ?? role)}
        />
        {places.length > 1 ? (
          <SelectField
            label={words.where}
            choices={places.map((place) => ({ value: place, label: words.placeNames[place] }))}
            value={at}
            onChange={(chosen) => setAt(grantPlaces.find((one) => one === chosen) ?? 'here')}
          />
        ) : null}
        {by === 'link' && said !== undefined ? <p className="hc-error">{said}</p> : null}
        {link === undefined ? null : <SecretLink path={link} text={words.linkText} />}
        <p className="hc-form-foot">
          <Button look="main" type="submit" isBusy={isBusy}>
            {by === 'mail' ? words.send : words.makeLink}
          </Button>
          <Button look="quiet" onClick={onLeave}>
            {link === undefined ? kit.cancel : kit.done}
          </Button>
        </p>
      </form>
    </Card>
  );
}
