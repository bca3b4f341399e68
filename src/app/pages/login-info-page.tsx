import { IdentityPartsProvider } from '#features/account/web.ts';
import { Page as LoginInfoPage, texts as accountTexts } from '#features/account/web/login-info-page.tsx';
import { IdentityConnections } from '#features/identity/web/identity-connections.tsx';
import { identityTexts } from '#features/identity/web/identity-texts.ts';

export { head } from '#features/account/web/login-info-page.tsx';
const parts = { IdentityConnections };
export const texts = [...accountTexts, identityTexts];

/** The member's ways to log in, identity providers among them. */
export function Page() {
  return (
    <IdentityPartsProvider value={parts}>
      <LoginInfoPage />
    </IdentityPartsProvider>
  );
}
