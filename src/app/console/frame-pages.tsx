import type { ComponentType } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { signInTexts } from '#features/operator/console/sign-in-texts.ts';
import { type OperatorRight, operatorRoles, rightsOfRole } from '#kernel/console/operator-role.ts';
import { htmlLang } from '#kernel/language.ts';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { Page } from '#console/ui/page.tsx';
import { commonTexts } from '#web/texts/common-texts.ts';

/** Who is not signed in signs in where they wanted to go. */
export function SignInPage({ SignIn }: { SignIn: ComponentType<{ onDone: () => void }> }) {
  const words = useWords(kitTexts);
  return (
    <Page title={words.signIn} width="narrow">
      <SignIn onDone={() => {}} />
    </Page>
  );
}

export function NoScreen({ isLost }: { isLost: boolean }) {
  const words = useWords(kitTexts);
  const { again } = useWords(commonTexts);
  return (
    <Page title={isLost ? words.failedTitle : words.notFoundTitle} lead={isLost ? undefined : words.notFoundText}>
      {isLost ? (
        <Button onClick={() => window.location.reload()}>{again}</Button>
      ) : (
        <ButtonLink to="/console/">{words.toSites}</ButtonLink>
      )}
    </Page>
  );
}

/** A screen for somebody else: it says for whom. */
export function NoRight({ right }: { right: OperatorRight }) {
  const words = useWords(kitTexts);
  const { roles } = useWords(signInTexts);
  const { language } = useConsole();
  const who = operatorRoles.filter((role) => rightsOfRole[role].includes(right)).map((role) => roles[role]);
  return (
    <Page
      title={words.noRightTitle}
      lead={words.noRightText(new Intl.ListFormat(htmlLang[language], { type: 'disjunction' }).format(who))}
    >
      <ButtonLink to="/console/">{words.toSites}</ButtonLink>
    </Page>
  );
}

export function BrokenScreen() {
  const words = useWords(kitTexts);
  const { again } = useWords(commonTexts);
  return (
    <Page title={words.brokenTitle} lead={words.brokenText}>
      <Button onClick={() => window.location.reload()}>{again}</Button>
    </Page>
  );
}

/** Nobody knows yet who is signed in: the line was cut, or the server does not answer. */
export function FirstFailed({ onAgain }: { onAgain: () => void }) {
  const words = useWords(kitTexts);
  const { again, offlineText } = useWords(commonTexts);
  const { language } = useConsole();
  return (
    <Page key={language} title={words.failedTitle} lead={offlineText} width="narrow">
      <Button onClick={onAgain}>{again}</Button>
    </Page>
  );
}
