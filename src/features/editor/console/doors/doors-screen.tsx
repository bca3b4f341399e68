import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { RadioField, SwitchField } from '#console/forms/choice-field.tsx';
import { kitTexts } from '#console/kit-texts.ts';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { guessablePasscode } from '#features/doors/rules/guessable-passcode.ts';
import { needed } from '#web/parts/needed.ts';
import type { readDoors, readEntrance, setPasscode } from '../../contract/doors.ts';
import type { Json } from '../../rules/part-changes.ts';
import {
  changesForLogin,
  changesForStart,
  hasLogin,
  startOf,
  starts,
  type WhoEnters,
  whoEnters,
} from '../../rules/who-enters.ts';
import { contentTexts } from '../content/content-texts.ts';
import { editorTexts } from '../editor-texts.ts';
import { formTexts } from '../form/form-words.ts';
import { useLater } from '../form/use-later.ts';
import { useFields } from '../part/field-of.ts';
import type { SaveState } from '../part/part-keeper.ts';
import { valueAt } from '../part/part-path.ts';
import { SaveMark, SaveTrouble, worstOf } from '../part/save-mark.tsx';
import { usePart, type UsedPart } from '../part/use-part.ts';
import { type Outline, useOutline } from '../use-outline.ts';
import { doorTexts } from './door-texts.ts';
import { asksFor } from './terms/asks-for.ts';
import { termsTexts } from './terms/terms-texts.ts';
import { lockTexts } from './locks/lock-texts.ts';
import '../part/part.css';
import './doors.css';

const loadLocks = () => needed(() => import('./locks/locks-card.tsx'));
const wordsOfLocks = [lockTexts, contentTexts];

/** Who can enter a site, said in a sentence and changed below it; and who sees single pages of it. */
function DoorsScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(doorTexts);
  const terms = useWords(termsTexts);
  const outline = useOutline(site);
  const part = usePart({ site, part: 'settings' });
  const later = useLater(loadLocks, wordsOfLocks);
  const [ofLocks, setOfLocks] = useState<SaveState>('saved');
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
  const mayEdit = outline.data.rights.includes('edit');
  return (
    <Page title={words.title} lead={words.lead} actions={<SaveMark saving={worstOf([part.saving, ofLocks])} />}>
      <div className="hc-doors">
        <fieldset className="hc-doors" disabled={!mayEdit}>
          <SaveTrouble saving={part.saving} failure={part.failure} onAgain={() => void part.keeper.flush()} />
          <Entrance site={site} draft={part.value} />
          {mayEdit ? <Passcode site={site} onChange={() => void part.keeper.read()} /> : null}
          <LoginCard site={site} outline={outline.data} part={part} />
        </fieldset>
        {later === undefined ? (
          <Skeleton rows={2} />
        ) : (
          <later.LocksCard {...{ site, outline: outline.data, settings: part }} onSaving={setOfLocks} />
        )}
        {outline.data.rights.includes('govern') ? (
          <Card title={words.provider}>
            <p>{words.providerText}</p>
            <div>
              <ButtonLink to={`/console/sites/${site}/doors/login`}>{words.toProvider}</ButtonLink>
            </div>
          </Card>
        ) : null}
        <Card title={terms.title}>
          <p>{asksFor(valueAt(part.value, ['terms']), terms)}</p>
          <div>
            <ButtonLink to={`/console/sites/${site}/doors/terms`}>{terms.toTerms}</ButtonLink>
          </div>
        </Card>
      </div>
    </Page>
  );
}

/** Who comes in now, and who will after the next publication, where that is somebody else. */
function Entrance({ site, draft }: { site: string; draft: Json }) {
  const words = useWords(doorTexts);
  const { data } = useCall(`entrance/${site}`, (api) =>
    api.get<typeof readEntrance>('sites/{site}/doors/now', { params: { site } }),
  );
  const said = ({ who, needsCode }: WhoEnters): string => (needsCode ? words.withCode : words.who)[who];
  const next = whoEnters(draft);
  const now = data?.published ?? undefined;
  const isSame = now?.who === next.who && now.needsCode === next.needsCode;
  const closed = data?.isWithdrawn === true ? words.withdrawn : words.unpublished;
  const lacks =
    next.who !== 'invited'
      ? undefined
      : !hasLogin(draft)
        ? words.noLogin
        : data?.hasGuests === false
          ? words.noGuests
          : undefined;
  return (
    <div aria-live="polite">
      {data === undefined || isSame ? (
        <Notice kind="info" title={said(next)} />
      ) : (
        <Notice kind="info">
          <dl className="hc-entrance">
            <dt>{words.now}</dt>
            <dd>{now === undefined ? closed : said(now)}</dd>
            <dt>{words.next}</dt>
            <dd>{said(next)}</dd>
          </dl>
        </Notice>
      )}
      {lacks === undefined ? null : <Notice kind="warning" title={lacks} />}
    </div>
  );
}

/** Whether visitors log in, and who of them comes in. */
function LoginCard({ site, outline, part }: { site: string; outline: Outline; part: UsedPart }) {
  const words = useWords(doorTexts);
  const fieldAt = useFields(part);
  const set = (changes: ReturnType<typeof changesForStart>): void => {
    for (const [path, value] of changes) part.keeper.edit(path, value);
  };
  const start = startOf(part.value);
  const canLogIn = hasLogin(part.value);
  const sells = outline.contents.some(({ moduleCode, items }) => moduleCode === 'ticket' && items > 0);
  const offered = starts.filter((one) => one !== 'invited' || outline.kind === 'event');
  const login = fieldAt(['login', 'isEnabled']);
  return (
    <Card title={words.doors}>
      <SwitchField
        label={words.login}
        hint={words.loginHint}
        value={canLogIn}
        onChange={(isOn) => set(changesForLogin(isOn))}
        error={login.error}
      />
      {sells && !canLogIn ? <Notice kind="warning" title={words.noSale} /> : null}
      <RadioField
        label={words.start}
        choices={offered.map((value) => ({ value, label: words.starts[value] }))}
        value={start}
        onChange={(value) => set(changesForStart(starts.find((one) => one === value) ?? 'open'))}
        below={fieldAt(['login', 'isRequiredAtStartup']).below ?? fieldAt(['isInvitingEvent']).below}
      />
      {start === 'invited' && outline.rights.includes('edit') ? (
        <p>
          <ButtonLink to={`/console/sites/${site}/guests`}>{words.guests}</ButtonLink>
        </p>
      ) : null}
    </Card>
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

export const screen: ScreenModule = { Screen: DoorsScreen, texts: [editorTexts, doorTexts, formTexts, termsTexts] };
