/** The part of the terms that the frame of every page needs; the dialog itself loads on demand. */
export { asksAgreementOn } from './rules/asks-agreement-on.ts';
export { mustReAgree } from './rules/must-re-agree.ts';
