import { useEffect } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule } from '#console/console-feature.ts';
import { Page } from '#console/ui/page.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { signInTexts } from './sign-in-texts.ts';

function SignInScreen() {
  const { operator, router } = useConsole();
  const words = useWords(signInTexts);
  const hasEntered = operator !== undefined;
  useEffect(() => {
    if (hasEntered) router.go('/console/', { replace: true });
  }, [hasEntered, router]);
  return (
    <Page title={words.signInTitle} width="narrow">
      <SignInForm onDone={() => {}} />
    </Page>
  );
}

export const screen: ScreenModule = { Screen: SignInScreen, texts: [signInTexts] };
