import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Console, ConsoleContext, type ConsoleOperator, useWords } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import type { ConsoleRouter } from '#console/navigation/console-router.ts';
import type { ConsoleStorage } from '#console/storage/console-storage.ts';
import { Dialog } from '#console/ui/dialog.tsx';
import { Toasts, useToast } from '#console/ui/toasts.tsx';
import type { readSession, signOut } from '#features/operator/contract.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Texts } from '#web/texts/texts.ts';
import type { Asked, ConsoleCore } from './console-core.ts';
import { ConsoleFrame, OpenFrame } from './console-frame.tsx';
import {
  consoleFeatures,
  consoleScreens,
  draftParts,
  overviewParts,
  publishedParts,
  startOf,
} from './console-features.ts';
import { BrokenScreen, FirstFailed, NoScreen, SignInPage } from './frame-pages.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { type ShownScreen, useShownScreen } from './use-shown-screen.ts';

interface ConsoleAppProps {
  core: ConsoleCore;
  router: ConsoleRouter;
  storage: ConsoleStorage;
  /** What every screen needs in the language that is shown. */
  texts: readonly Pick<Texts<unknown>, 'load'>[];
}

interface Session {
  operator: ConsoleOperator | undefined;
  isDemo: boolean;
}

const SignIn = consoleFeatures.find((feature) => feature.SignIn !== undefined)?.SignIn;
const Proof = consoleFeatures.find((feature) => feature.Proof !== undefined)?.Proof;

export function ConsoleApp({ core, router, storage, texts }: ConsoleAppProps) {
  const [language, setShownLanguage] = useState(core.language);
  const [session, setSession] = useState<Session | 'unknown' | 'failed'>('unknown');
  const asked = useSyncExternalStore(core.listen, core.asked);
  const { toast, shown: message, close } = useToast();
  const { api, cache, failureOf } = core;
  const { shown, isLoading } = useShownScreen(router, consoleScreens, language);

  const readOperator = useCallback(async (): Promise<void> => {
    try {
      const { operator, isDemo } = await api.get<typeof readSession>('session', {});
      setSession((before) => {
        // Another organiser may see other sites.
        if (typeof before === 'object' && before.operator?.mail !== operator?.mail) cache.clear();
        return { operator: operator ?? undefined, isDemo };
      });
    } catch {
      setSession((before) => (typeof before === 'object' ? before : 'failed'));
    }
  }, [api, cache]);
  useEffect(() => void readOperator(), [readOperator]);

  const setLanguage = useCallback(
    async (next: LanguageCode): Promise<void> => {
      storage.set('consoleLanguage', next);
      await Promise.all([...texts, ...(shown?.module?.texts ?? [])].map((one) => one.load(next)));
      core.speak(next);
      setShownLanguage(next);
    },
    [core, storage, texts, shown],
  );

  const value = useMemo<Console>(
    () => ({
      api,
      cache,
      router,
      storage,
      language,
      readOperator,
      toast,
      failureOf,
      overviewParts,
      draftParts,
      publishedParts,
      startOf,
      operator: typeof session === 'object' ? session.operator : undefined,
      isDemo: typeof session === 'object' && session.isDemo,
      setLanguage: (next) => void setLanguage(next),
    }),
    [api, cache, router, storage, language, readOperator, toast, failureOf, session, setLanguage],
  );

  const leave = async (): Promise<void> => {
    await api.post<typeof signOut>('sign-out', { body: {} });
    cache.clear();
    // First, so that no screen asks for what nobody may see any more.
    await readOperator();
    router.go('/console/');
    toast({ text: kitTexts.of(core.language).signedOut });
  };

  if (session === 'unknown' || shown === undefined) return null;
  const hasEntered = typeof session === 'object' && session.operator !== undefined;
  return (
    <ConsoleContext value={value}>
      {isLoading ? <div className="hc-loading" /> : null}
      {session === 'failed' ? (
        <OpenFrame>
          <FirstFailed onAgain={() => void readOperator()} />
        </OpenFrame>
      ) : shown.isOpen ? (
        <OpenFrame>
          <Shown shown={shown} />
        </OpenFrame>
      ) : hasEntered ? (
        <ConsoleFrame pathname={shown.pathname} site={shown.params['site']} onSignOut={() => void leave()}>
          <Shown shown={shown} />
        </ConsoleFrame>
      ) : (
        <OpenFrame>{SignIn === undefined ? null : <SignInPage SignIn={SignIn} />}</OpenFrame>
      )}
      {asked.map((one) => (
        <Question key={one.proof?.reason ?? 'signIn'} asked={one} core={core} />
      ))}
      <Toasts shown={message} close={close} />
    </ConsoleContext>
  );
}

/** What calls wait for, over the page that made them. */
function Question({ asked, core }: { asked: Asked; core: ConsoleCore }) {
  const words = useWords(kitTexts);
  const { proof } = asked;
  const answer = (isDone: boolean): void => core.answer(asked, isDone);
  if (proof !== undefined && Proof !== undefined) {
    return (
      <Dialog title={Proof.title(core.language, proof)} closeLabel={words.cancel} onClose={() => answer(false)}>
        <Proof.Form asked={proof} onDone={() => answer(true)} />
      </Dialog>
    );
  }
  if (SignIn === undefined) return null;
  return (
    <Dialog title={words.signInAgain} closeLabel={words.cancel} onClose={() => answer(false)}>
      <p className="hc-dialog-text">{words.signInAgainText}</p>
      <SignIn onDone={() => answer(true)} />
    </Dialog>
  );
}

function Shown({ shown }: { shown: ShownScreen }) {
  const { pathname, module, params } = shown;
  if (module === undefined) return <NoScreen isLost={shown.isLost === true} />;
  return (
    <ScreenBoundary key={pathname} instead={<BrokenScreen />}>
      <module.Screen params={params} />
    </ScreenBoundary>
  );
}
