/** The logged-in member's own data, as screens read them: `usePersonal<Personal>()`. */
export type { exportPersonalData, Personal } from './contract/personal-data.ts';
export { memberAvatar } from './rules/member-avatar.ts';
export { AccountForm, typedIn } from './web/account-form.tsx';
export { CheckField } from './web/check-field.tsx';
export { fieldProblems } from './web/form-problems.ts';
export { TextField } from './web/text-field.tsx';
export { finishLogin, finishRegistration, takePlace } from './web/finish-login.ts';
export {
  type IdentityConnectionsProps,
  type IdentityLoginProps,
  type IdentityPhase,
  IdentityPartsProvider,
} from './web/identity-slot.ts';
export { keptPcodes } from './web/kept-pcodes.ts';
export { logOut } from './web/log-out.ts';
