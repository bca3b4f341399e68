/** The part of the terms that the frame of every page needs; the dialog itself loads on demand. */
export { asksAgreementOn } from './rules/asks-agreement-on.ts';
export { mustReAgree, type PersonalTerms } from './rules/must-re-agree.ts';
export type { ReAgreementProps } from './web/re-agreement.tsx';
