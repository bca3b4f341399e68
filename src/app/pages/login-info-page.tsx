import { IdentityPartsProvider } from '#features/account/web.ts';
import { Page as LoginInfoPage, texts as accountTexts } from '#features/account/web/login-info-page.tsx';
import { identityParts, identityTexts } from '#features/identity/web.ts';

export { head } from '#features/account/web/login-info-page.tsx';
export const texts = [...accountTexts, identityTexts];

/** What a member logs in with, identity providers among it. */
export function Page() {
  return (
    <IdentityPartsProvider value={identityParts}>
      <LoginInfoPage />
    </IdentityPartsProvider>
  );
}
