import common from '#kernel/texts/eng.ts';
import type { AccountMessages } from './jpn.ts';

const eng: AccountMessages = {
  loginRequired: 'Log in first.',
  otherMember: 'You are logged in with a different account. Reload the page.',
  previewLink: 'A preview link has no member’s data.',
  blocked: 'This action is not available.',
  staffOnly: 'Reception staff only.',
  loginNotOffered: 'This site does not offer accounts.',
  wrongCredentials: 'Incorrect email address, login ID or password.',
  tooManyLogins: 'Too many login attempts.',
  tooManyCodes: 'Verification codes have been requested or entered too many times.',
  tooManyRegistrations: 'Too many accounts have been created.',
  wrongCode: 'Incorrect verification code.',
  expiredCode: 'This code has expired. Request a new one.',
  tooManyTries: 'Too many incorrect codes. Request a new one.',
  codeSixDigits: 'Enter the six-digit code.',
  invalidMail: common.invalidMail,
  sameMail: 'This is already your email address.',
  mailTaken: 'This email address already has an account.',
  loginIdTaken: 'This login ID is taken. Choose another one.',
  tooShort: common.minLength,
  tooLong: common.maxLength,
  loginIdCharacters: 'Use only letters, numbers and . _ -',
  passwordCharacters: 'Use only letters, numbers and symbols, without spaces.',
  passwordIsLoginId: 'Your password must be different from your email address and login ID.',
  wrongPassword: 'Your current password is incorrect.',
  tokenGone: 'This request has expired or was already completed. Start again.',
  agreementRequired: 'Agree to the terms to continue.',
  confirmationRequired: 'Tick the box to confirm.',
};
export default eng;
