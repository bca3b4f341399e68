import { type SyntheticEvent, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { RadioField, SelectField, SwitchField } from '#console/forms/choice-field.tsx';
import { TextField } from '#console/forms/text-field.tsx';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import { Card } from '#console/ui/page.tsx';
import type { makeApiKey } from '../../contract/api-keys.ts';
import { apiKeyLives, apiKeyNameMax, type ApiKeyRole, apiKeyRoles } from '../../rules/api-key.ts';
import { peopleTexts } from '../people/people-texts.ts';
import { useRoleLabels } from '../people/role-labels.ts';
import { ShownSecret } from '#console/ui/shown-secret.tsx';
import { keyTexts } from './key-texts.ts';

interface NewKeyProps {
  site: string;
  onMade: () => void;
  onLeave: () => void;
}

/** Makes a key and shows it, this once. */
export function NewKeyForm({ site, onMade, onLeave }: NewKeyProps) {
  const { api, failureOf } = useConsole();
  const words = useWords(keyTexts);
  const { may } = useWords(peopleTexts);
  const kit = useWords(kitTexts);
  const roles = useRoleLabels();
  const [name, setName] = useState('');
  const [role, setRole] = useState<ApiKeyRole>('reader');
  const [isProven, setProven] = useState(false);
  const [days, setDays] = useState<(typeof apiKeyLives)[number]>(90);
  const [said, setSaid] = useState<{ name?: string | undefined; form?: string }>();
  const [key, setKey] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setSaid(undefined);
    try {
      const body = { name, role, isProven, days };
      const made = await api.post<typeof makeApiKey>('sites/{site}/api-keys', { params: { site }, body });
      setKey(made.key);
      onMade();
    } catch (error) {
      const { errors, message } = failureOf(error);
      setSaid(errors['name'] === undefined ? { form: message } : { name: errors['name'][0] });
    } finally {
      setBusy(false);
    }
  };
  if (key !== undefined) {
    return (
      <Card title={name}>
        <ShownSecret secret={key} text={words.madeText} />
        <p className="hc-form-foot">
          <Button look="main" onClick={onLeave}>
            {kit.done}
          </Button>
        </p>
      </Card>
    );
  }
  return (
    <Card title={words.make}>
      <form className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          maxLetters={apiKeyNameMax}
          isFirst
          value={name}
          onChange={setName}
          error={said?.name}
        />
        <RadioField
          label={words.role}
          choices={apiKeyRoles.map((one) => ({ value: one, label: `${roles[one]} – ${may[one]}` }))}
          value={role}
          onChange={(chosen) => setRole(apiKeyRoles.find((one) => one === chosen) ?? role)}
        />
        <SwitchField label={words.isProven} hint={words.provenHint} value={isProven} onChange={setProven} />
        <SelectField
          label={words.life}
          choices={apiKeyLives.map((one) => ({ value: String(one), label: words.days(one) }))}
          value={String(days)}
          onChange={(chosen) => setDays(apiKeyLives.find((one) => String(one) === chosen) ?? days)}
        />
        {said?.form === undefined ? null : <p className="hc-error">{said.form}</p>}
        <p className="hc-form-foot">
          <Button look="main" type="submit" isBusy={isBusy}>
            {words.make}
          </Button>
          <Button look="quiet" onClick={onLeave}>
            {kit.cancel}
          </Button>
        </p>
      </form>
    </Card>
  );
}
