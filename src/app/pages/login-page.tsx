import { IdentityPartsProvider } from '#features/account/web.ts';
import { Page as LoginPage, texts as accountTexts } from '#features/account/web/login-page.tsx';
import { identityParts, identityTexts } from '#features/identity/web.ts';

export { head } from '#features/account/web/login-page.tsx';
export const texts = [...accountTexts, identityTexts];

/** The login with a password, and with the site's identity provider. */
export function Page() {
  return (
    <IdentityPartsProvider value={identityParts}>
      <LoginPage />
    </IdentityPartsProvider>
  );
}
