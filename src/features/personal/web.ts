/** The logged-in member's own data, as screens read them: `usePersonal<Personal>()`. */
export type { exportPersonalData, Personal } from './contract.ts';
export { memberAvatar } from './rules/member-avatar.ts';
