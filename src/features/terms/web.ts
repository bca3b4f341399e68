/** What the frame of every page needs of the terms; the dialog itself comes when it is asked for. */
export { asksAgreementOn } from './rules/asks-agreement-on.ts';
export { mustReAgree, type PersonalTerms } from './rules/must-re-agree.ts';
export type { ReAgreementProps } from './web/re-agreement.tsx';
