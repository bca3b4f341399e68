import { type ComponentType, createContext, useContext } from 'react';
import type { SessionAnswer } from '../contract.ts';
import type { AuthMethod } from '../rules/login-offer.ts';
import type { LoginInfoRow } from './login-info-row.tsx';
import type { LoginInfo } from './own-account-calls.ts';
import type { PasswordConfirmation } from './password-confirmation.tsx';

/** The phase of a login through an identity provider; the page around it follows it. */
export type IdentityPhase =
  | { kind: 'idle' }
  /** The visitor is back from the provider. */
  | { kind: 'returning' }
  | { kind: 'failed' | 'cancelled'; message: string }
  /** An account already has the mail address: a login with its password joins both. */
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
  /** Components of this page, handed over so that other pages do not load them. */
  Row: typeof LoginInfoRow;
  Confirmation: typeof PasswordConfirmation;
}

/** The login pages show the identity feature through this slot; the app that composes the site joins the two. */
export interface IdentityParts {
  /** The button of the provider, and what happens when the visitor comes back. */
  IdentityLogin?: ComponentType<IdentityLoginProps>;
  /** The accounts that a member has connected, with the controls that connect and disconnect them. */
  IdentityConnections?: ComponentType<IdentityConnectionsProps>;
}

const Slot = createContext<IdentityParts>({});
export const IdentityPartsProvider = Slot.Provider;

export function useIdentityParts(): IdentityParts {
  return useContext(Slot);
}
