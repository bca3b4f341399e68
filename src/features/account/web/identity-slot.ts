import { type ComponentType, createContext, useContext } from 'react';
import type { SessionAnswer } from '../contract.ts';
import type { AuthMethod } from '../rules/login-offer.ts';
import type { LoginInfoRow } from './login-info-row.tsx';
import type { LoginInfo } from './own-account-calls.ts';
import type { PasswordConfirmation } from './password-confirmation.tsx';

/** Where a login through another provider stands; the page around it follows. */
export type IdentityPhase =
  | { kind: 'idle' }
  /** The visitor is back from the provider. */
  | { kind: 'returning' }
  | { kind: 'failed' | 'cancelled'; message: string }
  /** An account has the mail address already: who logs in to it with the password has both joined. */
  | {
      kind: 'asksForPassword';
      message: string;
      complete(session: SessionAnswer): Promise<void>;
    };

export interface IdentityLoginProps {
  method: AuthMethod;
  /** The page that led to the login. */
  link: string | undefined;
  onPhase(phase: IdentityPhase): void;
}

export interface IdentityConnectionsProps extends Pick<LoginInfo, 'identities' | 'hasPassword'> {
  onChanged(identities: LoginInfo['identities']): void;
  /** Of this page: they come with it, not with every page. */
  Row: typeof LoginInfoRow;
  Confirmation: typeof PasswordConfirmation;
}

/** The login through another provider stands on these pages and is made on ours: who composes the site joins them. */
export interface IdentityParts {
  /** The button of the provider, and what happens when the visitor comes back. */
  IdentityLogin?: ComponentType<IdentityLoginProps>;
  /** What a member has connected, with what connects and disconnects it. */
  IdentityConnections?: ComponentType<IdentityConnectionsProps>;
}

const Slot = createContext<IdentityParts>({});
export const IdentityPartsProvider = Slot.Provider;

export function useIdentityParts(): IdentityParts {
  return useContext(Slot);
}
