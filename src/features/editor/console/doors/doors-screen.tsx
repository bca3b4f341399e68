import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { SwitchField } from '#console/forms/choice-field.tsx';
import { kitTexts } from '#console/kit-texts.ts';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { readDoors, setPasscode } from '../../contract/doors.ts';
import { guessablePasscode } from '#features/doors/rules/guessable-passcode.ts';
import { whoEnters } from '../../rules/who-enters.ts';
import { editorTexts } from '../editor-texts.ts';
import { formTexts } from '../form/form-words.ts';
import { useFields } from '../part/field-of.ts';
import { SaveMark, SaveTrouble } from '../part/save-mark.tsx';
import { usePart } from '../part/use-part.ts';
import { useOutline } from '../use-outline.ts';
import { doorTexts } from './door-texts.ts';
import '../part/part.css';
import './doors.css';

/** Who can enter a site: said in a sentence, and changed below it. */
function DoorsScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(doorTexts);
  const outline = useOutline(site);
  const part = usePart({ site, part: 'settings' });
  const fieldAt = useFields(part);
  const failure = outline.failure ?? part.failure;
  if (part.value === undefined || outline.data === undefined) {
    return (
      <Page title={words.title} lead={words.lead}>
        {failure === undefined ? (
          <Skeleton kind="field" rows={4} />
        ) : (
          <ReadFailed failure={failure} onAgain={() => void Promise.all([outline.again(), part.keeper.read()])} />
        )}
      </Page>
    );
  }
  const { who, needsCode } = whoEnters(part.value);
  const mayEdit = outline.data.rights.includes('edit');
  const invited = fieldAt(['isInvitingEvent']);
  const isMembers = who === 'members';
  const setMembers = (isOn: boolean): void => {
    part.keeper.edit(['login', 'isEnabled'], isOn || undefined);
    part.keeper.edit(['login', 'isRequiredAtStartup'], isOn || undefined);
    part.keeper.edit(['login', 'isEnabledSkipAtStartup'], undefined);
  };
  return (
    <Page title={words.title} lead={words.lead} actions={<SaveMark saving={part.saving} />}>
      <fieldset className="hc-form" disabled={!mayEdit}>
        <SaveTrouble saving={part.saving} failure={part.failure} onAgain={() => void part.keeper.flush()} />
        <div aria-live="polite">
          <Notice kind="info" title={(needsCode ? words.withCode : words.who)[who]} />
        </div>
        {mayEdit ? <Passcode site={site} onChange={() => void part.keeper.read()} /> : null}
        <Card title={words.doors}>
          <SwitchField
            label={words.members}
            hint={words.membersHint}
            value={isMembers}
            onChange={setMembers}
            error={fieldAt(['login']).error}
          />
          {outline.data.kind === 'event' ? (
            <SwitchField
              label={words.invited}
              hint={words.invitedHint}
              value={invited.value === true}
              onChange={(isOn) => invited.set(isOn)}
              error={invited.error}
            />
          ) : null}
          {who === 'invited' && mayEdit ? (
            <p>
              <ButtonLink to={`/console/sites/${site}/guests`}>{words.guests}</ButtonLink>
            </p>
          ) : null}
          <p className="hc-muted">{words.more}</p>
          <ButtonLink to={`/console/sites/${site}/settings/all`} look="quiet">
            {words.toAll}
          </ButtonLink>
        </Card>
      </fieldset>
    </Page>
  );
}

/** Six digits that a stranger does not try early. */
function newPasscode(): string {
  for (;;) {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    const code = String(random % 1_000_000).padStart(6, '0');
    if (guessablePasscode(code) === undefined) return code;
  }
}

function Passcode({ site, onChange }: { site: string; onChange: () => void }) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(doorTexts);
  const kit = useWords(kitTexts);
  const { data, again } = useCall(`doors/${site}`, () =>
    api.get<typeof readDoors>('sites/{site}/doors', { params: { site } }),
  );
  const [isBusy, setBusy] = useState(false);
  const change = async (passcode: string | null): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await api.post<typeof setPasscode>('sites/{site}/doors/passcode', { params: { site }, body: { passcode } });
      toast({ text: passcode === null ? words.cleared : words.changed });
      await again();
      onChange();
    } catch (error) {
      toast({ text: failureOf(error).message });
    } finally {
      setBusy(false);
    }
  };
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ text: kit.copied });
    } catch {
      toast({ text: kit.copyByHand });
    }
  };
  const passcode = data?.passcode ?? null;
  return (
    <Card title={words.passcode} note={words.passcodeText}>
      {passcode === null ? null : (
        <p className="hc-passcode">
          <code>{passcode}</code> <Button onClick={() => void copy(passcode)}>{kit.copy}</Button>
        </p>
      )}
      <p className="hc-form-foot">
        <Button isBusy={isBusy} onClick={() => void change(newPasscode())}>
          {passcode === null ? words.make : words.renew}
        </Button>
        {passcode === null ? null : (
          <Button look="quiet" onClick={() => void change(null)}>
            {words.clear}
          </Button>
        )}
      </p>
    </Card>
  );
}

export const screen: ScreenModule = { Screen: DoorsScreen, texts: [editorTexts, doorTexts, formTexts] };
