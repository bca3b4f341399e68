import { useState } from 'react';
import { useWords } from '#console/console-context.ts';
import { SelectField } from '#console/forms/choice-field.tsx';
import { TextField } from '#console/forms/text-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { accountKinds } from '../../rules/payout/account.ts';
import { type Remitter, remitterProblems } from '../../rules/payout/zengin-transfer.ts';
import { payoutWords } from './payout-words.ts';

interface RemitterFormProps {
  isBusy: boolean;
  onSave: (remitter: Remitter) => void;
  onClose: () => void;
}

/** Whose account pays, as the bank's file says it. */
export function RemitterForm({ isBusy, onSave, onClose }: RemitterFormProps) {
  const { remitter: words, close } = useWords(payoutWords);
  const [remitter, setRemitter] = useState<Remitter>({
    code: '',
    name: '',
    bank: '',
    branch: '',
    kind: '1',
    number: '',
    date: '',
  });
  const [isTried, setTried] = useState(false);
  const wrong = remitterProblems(remitter);
  const errorOf = (field: keyof Remitter) => (isTried && wrong.includes(field) ? words.wrong : undefined);
  return (
    <Dialog title={words.title} closeLabel={close} onClose={onClose}>
      <form
        noValidate
        autoComplete="off"
        className="hc-payout-remitter"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (wrong.length === 0) onSave(remitter);
        }}
      >
        <p className="hc-muted">{words.text}</p>
        {(['code', 'name', 'bank', 'branch'] as const).map((field) => (
          <TextField
            key={field}
            label={words.fields[field]}
            value={remitter[field]}
            inputMode={field === 'name' ? 'text' : 'numeric'}
            onChange={(value) => setRemitter({ ...remitter, [field]: value })}
            error={errorOf(field)}
          />
        ))}
        <SelectField
          label={words.fields.kind}
          choices={accountKinds.map((value) => ({ value, label: words.kinds[value] }))}
          value={remitter.kind}
          onChange={(value) => setRemitter({ ...remitter, kind: accountKinds.find((one) => one === value) ?? '1' })}
        />
        <TextField
          label={words.fields.number}
          value={remitter.number}
          inputMode="numeric"
          onChange={(number) => setRemitter({ ...remitter, number })}
          error={errorOf('number')}
        />
        <TextField
          label={words.fields.date}
          type="date"
          value={remitter.date}
          onChange={(date) => setRemitter({ ...remitter, date })}
          error={errorOf('date')}
        />
        <div className="hc-form-foot">
          <Button type="submit" look="main" isBusy={isBusy}>
            {words.save}
          </Button>
          <Button onClick={onClose}>{close}</Button>
        </div>
      </form>
    </Dialog>
  );
}
