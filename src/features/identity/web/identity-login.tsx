import { useEffect, useRef, useState } from 'react';
import { logAccount } from '#features/access-log/web.ts';
import { finishLogin, finishRegistration, type IdentityLoginProps, takePlace } from '#features/account/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { reasonOf } from '#web/api/call-error.ts';
import { saidOf } from '#web/api/said-of.ts';
import { useBroughtBack } from '#web/navigation/use-brought-back.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { useEnter } from '#web/site/personal.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { UserIcon } from '#web/ui/icons.tsx';
import { useIsTakenOver } from '#web/ui/use-is-taken-over.ts';
import { connectAccount, type ConnectedAccount, type Proof, proveIdentity, startLogin } from './identity-calls.ts';
import { identityTexts } from './identity-texts.ts';
import { endTrip, leaveFor, takeReturnKey } from './identity-trip.ts';
import { providerName } from './provider-name.ts';
import './identity.css';

/** The button of the site's identity provider. For a visitor who comes back from it, it finishes the login. */
export function IdentityLogin({ method, link, onPhase }: IdentityLoginProps) {
  const context = usePageContext<SiteInit>();
  const enter = useEnter();
  const say = useTexts(identityTexts);
  const words = useTexts(commonTexts);
  const isTakenOver = useIsTakenOver();
  const [doing, setDoing] = useState<'nothing' | 'opening' | 'returning'>('nothing');
  const hasLooked = useRef(false);
  const { init } = context;
  const name = providerName(init, method);

  const fail = (error: unknown): void => {
    setDoing('nothing');
    const kind = reasonOf(error) === 'cancelled' ? 'cancelled' : 'failed';
    onPhase({ kind, message: saidOf(error, words, say.failed) });
  };

  const open = async (): Promise<void> => {
    setDoing('opening');
    onPhase({ kind: 'idle' });
    try {
      leaveFor(method, await startLogin(context, method, link));
    } catch (error) {
      fail(error);
    }
  };

  const goIn = (connected: ConnectedAccount): void => {
    const { userId, accessToken, refreshToken, outcome } = connected;
    if (accessToken === null || refreshToken === null) {
      enter(takePlace(context, link), 'assign');
      return;
    }
    const session = { userId, accessToken, refreshToken };
    if (outcome === 'registered') {
      finishRegistration(context, session, { enter, link });
      return;
    }
    if (outcome === 'connected') logAccount('register', 'login/login', userId);
    finishLogin(context, session, method, { enter, link });
  };

  const settle = async ({ access_token: token }: Proof): Promise<void> => {
    try {
      goIn(await connectAccount(context, token));
    } catch (error) {
      if (reasonOf(error) !== 'accountExists') throw error;
      setDoing('nothing');
      onPhase({
        kind: 'asksForPassword',
        message: saidOf(error, words, say.failed),
        async complete({ accessToken, refreshToken }) {
          // The member who has just logged in makes this call.
          createMemberSession(browserStorage().local).store(init.login.realmKey, { accessToken, refreshToken });
          const { userId } = await connectAccount(context, token);
          logAccount('register', 'login/login', userId);
        },
      });
    }
  };

  const comeBack = async (key: string): Promise<void> => {
    setDoing('returning');
    onPhase({ kind: 'returning' });
    try {
      await settle(await proveIdentity(context, method, { identity_key: key, browser_key: endTrip(method) }));
    } catch (error) {
      fail(error);
    }
  };

  useEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    const key = takeReturnKey();
    if (key !== undefined) void comeBack(key);
    // The effect reads the address once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  // Without an answer of the provider.
  useBroughtBack(() => setDoing('nothing'));

  if (doing === 'returning') {
    return (
      <output className="hb-identity-returning">
        <span className="hb-spinner" />
        {say.returning(name)}
      </output>
    );
  }
  return (
    <Button
      size="large"
      wide
      icon={<UserIcon />}
      busy={doing === 'opening'}
      disabled={!isTakenOver}
      onClick={() => void open()}
    >
      {doing === 'opening' ? say.opening(name) : say.logInWith(name)}
    </Button>
  );
}
