import { type FormEvent, useRef, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { ChecksField, SwitchField } from '#console/forms/choice-field.tsx';
import { focusFirstError } from '#console/forms/focus-first-error.ts';
import { TextField } from '#console/forms/text-field.tsx';
import { WallTimeField } from '#console/forms/wall-time-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Card } from '#console/ui/page.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import type { listStaffLinks, makeStaffLink } from '../contract/reception.ts';
import { staffLinkTexts } from './staff-link-texts.ts';

export interface MadeLink {
  name: string;
  path: string;
}

interface NewStaffLinkProps {
  site: string;
  gates: AnswerOf<typeof listStaffLinks>['gates'];
  /** When it works unless it is said otherwise. */
  hours: AnswerOf<typeof listStaffLinks>['hours'];
  onMade: (made: MadeLink) => void;
}

export function NewStaffLink({ site, gates, hours, onMade }: NewStaffLinkProps) {
  const { api, toast, failureOf, language } = useConsole();
  const words = useWords(staffLinkTexts);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState(() => gates.map(({ contentId }) => String(contentId)));
  const [from, setFrom] = useState(hours.from);
  const [until, setUntil] = useState(hours.until);
  const [mayFind, setMayFind] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    if (name.trim() === '' || chosen.length === 0) {
      window.setTimeout(() => focusFirstError(form.current));
      return;
    }
    setBusy(true);
    try {
      const { path } = await api.post<typeof makeStaffLink>('sites/{site}/staff-links', {
        params: { site },
        body: { name, contentIds: chosen.map(Number), from, until, mayFind },
      });
      onMade({ name, path });
      setName('');
      setTried(false);
    } catch (error) {
      toast({ text: failureOf(error).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={words.new} note={words.newNote}>
      <form ref={form} className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={words.name}
          hint={words.nameHint}
          error={isTried && name.trim() === '' ? words.nameMissing : undefined}
          isRequired
          autoComplete="off"
          value={name}
          onChange={setName}
        />
        {gates.length > 1 ? (
          <ChecksField
            label={words.gates}
            error={isTried && chosen.length === 0 ? words.gateMissing : undefined}
            choices={gates.map(({ contentId, title }) => ({
              value: String(contentId),
              label: localize(title, language, defaultLanguage) || String(contentId),
            }))}
            values={chosen}
            onChange={setChosen}
          />
        ) : null}
        <div className="hc-staff-times">
          <WallTimeField label={words.from} value={from} onChange={setFrom} />
          <WallTimeField label={words.until} value={until} onChange={setUntil} />
        </div>
        <SwitchField label={words.mayFind} hint={words.mayFindHint} value={mayFind} onChange={setMayFind} />
        <div className="hc-page-actions">
          <Button type="submit" look="main" isBusy={isBusy}>
            {words.make}
          </Button>
        </div>
      </form>
    </Card>
  );
}
