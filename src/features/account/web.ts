export type { SessionAnswer } from './contract.ts';
export { loginSkipKey } from './rules/login-skip-key.ts';
export type { AuthMethod } from './rules/login-offer.ts';
export { AccountForm, typedIn } from './web/account-form.tsx';
export { CheckField } from './web/check-field.tsx';
export { fieldProblems } from './web/form-problems.ts';
export { TextField } from './web/text-field.tsx';
export { finishLogin, finishRegistration, type LoginEnd, type LoginMethod, takePlace } from './web/finish-login.ts';
export {
  type IdentityConnectionsProps,
  type IdentityLoginProps,
  type IdentityParts,
  type IdentityPhase,
  IdentityPartsProvider,
} from './web/identity-slot.ts';
export { keepPcode, keptPcodes } from './web/kept-pcodes.ts';
export { logOut } from './web/log-out.ts';
export { placeAfterLogin } from './web/place-after-login.ts';
