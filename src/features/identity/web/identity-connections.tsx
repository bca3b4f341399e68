import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { IdentityConnectionsProps } from '#features/account/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { parseInstant } from '#kernel/period.ts';
import { shownDate } from '#kernel/shown-date.ts';
import { saidOf } from '#web/api/said-of.ts';
import { serverClock } from '#web/api/server-clock.ts';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { IdentityMethod } from '../rules/identity-method.ts';
import { connectAccount, disconnectIdentity, proveIdentity, startConnection } from './identity-calls.ts';
import { identityTexts } from './identity-texts.ts';
import { endTrip, leaveFor, takeReturnKey } from './identity-trip.ts';
import { providerName } from './provider-name.ts';
import './identity.css';

type Said = { kind: 'info' | 'success' | 'error'; text: string };

/** The providers that a member logs in with or may add; the password confirms each change. */
export function IdentityConnections(props: IdentityConnectionsProps) {
  const { identities, hasPassword, onChanged, Row, Confirmation } = props;
  const context = usePageContext<SiteInit>();
  const language = useLanguage();
  const say = useTexts(identityTexts);
  const said = useReturn(props);
  const { login } = context.init;
  const offered: IdentityMethod[] = login.authMethod === null ? [] : [login.authMethod];
  const methods = [...new Set([...identities.map(({ method }) => method), ...offered])];
  if (methods.length === 0) return null;

  const connect = (method: IdentityMethod, name: string, cancel: ReactNode) => (
    <Confirmation
      hasPassword={hasPassword}
      text={say.connectText(name)}
      submit={say.toProvider(name)}
      submitting={say.opening(name)}
      cancel={cancel}
      send={async (password) => leaveFor(method, await startConnection(context, method, password))}
    />
  );
  const disconnect = (method: IdentityMethod, name: string, done: () => void, cancel: ReactNode) => (
    <Confirmation
      hasPassword={hasPassword}
      text={say.disconnectText(name)}
      submit={say.disconnectShort}
      submitting={say.disconnecting}
      kind="danger"
      cancel={cancel}
      send={async (password) => {
        await disconnectIdentity(context, method, password);
        onChanged(identities.filter((one) => one.method !== method));
        done();
      }}
    />
  );

  return (
    <section className="hb-identity-connections">
      <h2>{say.title}</h2>
      {said === undefined ? null : <ReturnNotice said={said} />}
      <div className="hb-login-infos">
        {methods.map((method) => {
          const name = providerName(context.init, method);
          const known = identities.find((one) => one.method === method);
          const value =
            known === undefined
              ? say.notConnected
              : say.connectedSince(shownDate(parseInstant(known.connectedAt) ?? 0, language));
          const action =
            known === undefined
              ? { label: say.connectShort, name: say.connect(name) }
              : { label: say.disconnectShort, name: say.disconnect(name) };
          return (
            <Row
              key={method}
              label={name}
              value={value}
              isSet={known !== undefined}
              action={action}
              changed={say.disconnected(name)}
            >
              {({ done, cancel }) =>
                known === undefined ? connect(method, name, cancel) : disconnect(method, name, done, cancel)
              }
            </Row>
          );
        })}
      </div>
    </section>
  );
}

function ReturnNotice({ said }: { said: Said }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [said]);
  return (
    <div ref={box} tabIndex={-1} className="hb-login-said">
      <Notice kind={said.kind} announce>
        <p>{said.text}</p>
      </Notice>
    </div>
  );
}

/** Connects the account with which a member has come back, and shows the result. */
function useReturn({ identities, onChanged }: IdentityConnectionsProps): Said | undefined {
  const context = usePageContext<SiteInit>();
  const say = useTexts(identityTexts);
  const words = useTexts(commonTexts);
  const [said, setSaid] = useState<Said>();
  const hasLooked = useRef(false);
  const method = context.init.login.authMethod;

  const comeBack = async (key: string, own: IdentityMethod): Promise<void> => {
    const name = providerName(context.init, own);
    setSaid({ kind: 'info', text: say.connecting(name) });
    try {
      const keys = { identity_key: key, browser_key: endTrip(own) };
      const { access_token: token } = await proveIdentity(context, own, keys);
      await connectAccount(context, token);
      const others = identities.filter((one) => one.method !== own);
      onChanged([...others, { method: own, connectedAt: new Date(serverClock.now()).toISOString() }]);
      setSaid({ kind: 'success', text: say.connected(name) });
    } catch (error) {
      setSaid({ kind: 'error', text: saidOf(error, words, say.failed) });
    }
  };

  useEffect(() => {
    if (hasLooked.current || method === null) return;
    hasLooked.current = true;
    const key = takeReturnKey();
    if (key !== undefined) void comeBack(key, method);
    // The effect reads the address once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return said;
}
