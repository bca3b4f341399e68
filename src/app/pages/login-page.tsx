import { IdentityPartsProvider } from '#features/account/web.ts';
import { Page as LoginPage, type LoginPageProps, texts as accountTexts } from '#features/account/web/login-page.tsx';
import { IdentityLogin } from '#features/identity/web/identity-login.tsx';
import { identityTexts } from '#features/identity/web/identity-texts.ts';

export { head } from '#features/account/web/login-page.tsx';
const parts = { IdentityLogin };
export const texts = [...accountTexts, identityTexts];

/** The login with a password, and with the site's identity provider. */
export function Page({ data = null }: LoginPageProps) {
  return (
    <IdentityPartsProvider value={parts}>
      <LoginPage data={data} />
    </IdentityPartsProvider>
  );
}
