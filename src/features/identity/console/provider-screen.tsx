import { type SyntheticEvent, useRef, useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { RadioField, SwitchField } from '#console/forms/choice-field.tsx';
import { focusFirstError } from '#console/forms/focus-first-error.ts';
import { TextField } from '#console/forms/text-field.tsx';
import { Link } from '#console/navigation/link.tsx';
import { BackTo } from '#console/ui/back-to.tsx';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { isIssuer } from '#features/site/rules/identity-issuer.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { languageName } from '#kernel/language.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { offerLoginProvider, readLoginProvider, saveLoginProvider } from '../contract/provider.ts';
import { providerTexts } from './provider-texts.ts';
import { RedirectAddresses } from './redirect-addresses.tsx';
import { TryProvider } from './try-provider.tsx';
import './provider.css';

type ProviderState = AnswerOf<typeof readLoginProvider>;

/** How members of a site log in: with accounts of Hiroba alone, or with those of another service too. */
function ProviderScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(providerTexts);
  const { data, failure, again } = useCall(`identity/${site}`, (api) =>
    api.get<typeof readLoginProvider>('sites/{site}/identity', { params: { site } }),
  );
  return (
    <Page
      title={words.title}
      lead={words.lead}
      above={<BackTo to={`/console/sites/${site}/doors`} text={words.back} />}
    >
      {data === undefined ? (
        failure === undefined ? (
          <Skeleton kind="field" rows={4} />
        ) : (
          <ReadFailed failure={failure} onAgain={() => void again()} />
        )
      ) : data.portal !== null ? (
        <div className="hc-provider">
          <Notice kind="info" title={words.ofPortal}>
            <Link to={`/console/sites/${data.portal}/doors/login`}>{words.toPortal}</Link>
          </Notice>
          {data.provider === null ? null : (
            <PortalOffer site={site} isOffered={data.provider.isOffered} onSaved={again} />
          )}
        </div>
      ) : (
        <ProviderForm site={site} state={data} onSaved={again} />
      )}
    </Page>
  );
}

/** An event offers the provider of its portal, or accounts of Hiroba alone. */
function PortalOffer({ site, isOffered, onSaved }: { site: string; isOffered: boolean; onSaved: () => Promise<void> }) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(providerTexts);
  const set = async (isOn: boolean): Promise<void> => {
    try {
      const body = { isOffered: isOn };
      await api.post<typeof offerLoginProvider>('sites/{site}/identity/offer', { params: { site }, body });
      await onSaved();
      toast({ text: words.saved });
    } catch (error) {
      toast({ text: failureOf(error).message });
    }
  };
  return (
    <Card>
      <SwitchField
        label={words.offerHere}
        hint={words.offerOfPortal}
        value={isOffered}
        onChange={(isOn) => void set(isOn)}
      />
    </Card>
  );
}

interface Typed {
  isOn: boolean;
  name: LocalizedText;
  issuer: string;
  clientId: string;
  /** Empty: the stored one stays. */
  clientSecret: string;
  trustsMail: boolean;
  isOffered: boolean;
}

const typedOf = ({ provider }: ProviderState): Typed => ({
  isOn: provider !== null,
  name: provider?.name ?? {},
  issuer: provider?.issuer ?? '',
  clientId: provider?.clientId ?? '',
  clientSecret: '',
  trustsMail: provider?.trustsMail ?? false,
  isOffered: provider?.isOffered ?? true,
});

function ProviderForm({ site, state, onSaved }: { site: string; state: ProviderState; onSaved: () => Promise<void> }) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(providerTexts);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() => typedOf(state));
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const { isOn, name, issuer, clientId, clientSecret, trustsMail, isOffered } = typed;
  const stored = state.provider;
  const isDemo = state.hasDemo && issuer.trim() === demo;
  const wrong = {
    issuer: !isIssuer(issuer.trim()) || (issuer.trim() === demo && !state.hasDemo),
    clientId: !isDemo && clientId.trim() === '',
  };
  const set = (next: Partial<Typed>): void => setTyped({ ...typed, ...next });
  /** The stored secret is of this client at this provider. */
  const keepsSecret =
    stored?.hasSecret === true && stored.issuer === issuer.trim() && stored.clientId === clientId.trim();

  const save = async (event?: SyntheticEvent): Promise<void> => {
    event?.preventDefault();
    setChecked(true);
    setFailed(undefined);
    if (isOn && (wrong.issuer || wrong.clientId)) {
      requestAnimationFrame(() => focusFirstError(form.current));
      return;
    }
    setBusy(true);
    try {
      const names = Object.fromEntries(Object.entries(name).filter(([, text]) => text.trim() !== ''));
      const provider = {
        issuer: issuer.trim(),
        clientId: isDemo ? demoClient : clientId.trim(),
        ...(clientSecret !== '' && { clientSecret }),
        trustsMail,
        isOffered,
        ...(Object.keys(names).length > 0 && { name: names }),
      };
      const body = { provider: isOn ? provider : null };
      await api.post<typeof saveLoginProvider>('sites/{site}/identity', { params: { site }, body });
      setTyped((before) => ({ ...before, clientSecret: '' }));
      await onSaved();
      toast({ text: words.saved });
    } catch (error) {
      setFailed(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form ref={form} className="hc-provider" noValidate onSubmit={(event) => void save(event)}>
      {state.hasLogin ? null : <Notice kind="warning" title={words.noLogin} />}
      <Card title={words.how}>
        <RadioField
          label={words.ways}
          choices={[
            { value: 'own', label: words.own },
            { value: 'other', label: words.other },
          ]}
          value={isOn ? 'other' : 'own'}
          onChange={(value) => set({ isOn: value === 'other' })}
        />
        {isOn ? (
          <>
            <fieldset className="hc-field">
              <legend className="hc-label">{words.name}</legend>
              <p className="hc-hint">{words.nameHint}</p>
              <div className="hc-provider-names">
                {state.languages.map((language) => (
                  <TextField
                    key={language}
                    label={languageName[language]}
                    autoComplete="off"
                    maxLetters={100}
                    value={name[language] ?? ''}
                    onChange={(text) => set({ name: { ...name, [language]: text } })}
                  />
                ))}
              </div>
            </fieldset>
            <TextField
              label={words.issuer}
              hint={state.hasDemo ? `${words.issuerHint} ${words.demoHint}` : words.issuerHint}
              isRequired
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              maxLetters={500}
              error={isChecked && wrong.issuer ? words.issuerWrong : undefined}
              value={issuer}
              onChange={(text) => set({ issuer: text })}
            />
            {isDemo ? null : (
              <>
                <TextField
                  label={words.clientId}
                  hint={words.clientIdHint}
                  isRequired
                  autoComplete="off"
                  spellCheck={false}
                  maxLetters={500}
                  error={isChecked && wrong.clientId ? words.clientIdWrong : undefined}
                  value={clientId}
                  onChange={(text) => set({ clientId: text })}
                />
                <TextField
                  label={words.secret}
                  hint={keepsSecret ? words.secretStays : words.secretHint}
                  type="password"
                  autoComplete="new-password"
                  maxLetters={500}
                  value={clientSecret}
                  onChange={(text) => set({ clientSecret: text })}
                />
              </>
            )}
            <SwitchField
              label={words.trustsMail}
              hint={words.trustsMailHint}
              value={trustsMail}
              onChange={(value) => set({ trustsMail: value })}
            />
            <SwitchField
              label={words.offerHere}
              hint={site.startsWith('portal-') ? words.offerAtPortal : undefined}
              value={isOffered}
              onChange={(value) => set({ isOffered: value })}
            />
          </>
        ) : null}
        {failed === undefined ? null : (
          <Notice kind="danger" isNew>
            <p>{failed}</p>
          </Notice>
        )}
        <p className="hc-form-foot">
          <Button type="submit" look="main" isBusy={isBusy}>
            {words.save}
          </Button>
        </p>
      </Card>
      {isOn ? <RedirectAddresses addresses={state.redirects} /> : null}
      {stored === null ? null : <TryProvider site={site} key={`${stored.issuer} ${stored.clientId}`} />}
    </form>
  );
}

const demo = 'demo';
const demoClient = 'hiroba';

export const screen: ScreenModule = { Screen: ProviderScreen, texts: [providerTexts] };
