import type { AccountMessages } from './jpn.ts';

const eng: AccountMessages = {
  loginRequired: 'Please log in first.',
  blocked: 'This action is not available.',
  loginNotOffered: 'This site has no login.',
  wrongCredentials: 'The login ID or the password is not right.',
  tooManyLogins: 'Too many tries to log in. Please wait about 15 minutes and try again.',
  tooManyCodes: 'Too many codes were sent. Please wait about an hour and try again.',
  wrongCode: 'The verification code is not right.',
  expiredCode: 'The code has expired. Please have a new one sent.',
  tooManyTries: 'Too many wrong codes. Please have a new one sent.',
  codeSixDigits: 'Please enter the six digits.',
  required: 'Please fill in this field.',
  invalidMail: 'This is not a valid e-mail address.',
  sameMail: 'This is your e-mail address already.',
  mailTaken: 'This e-mail address has an account already.',
  loginIdTaken: 'This login ID is taken. Please choose another.',
  tooShort: (least) => `Please enter at least ${least} characters.`,
  tooLong: (most) => `Please enter within ${most} characters.`,
  loginIdCharacters: 'Only letters, digits and . _ - can be used.',
  passwordCharacters: 'Only letters, digits and symbols can be used, without spaces.',
  passwordIsLoginId: 'The password must differ from your login ID and e-mail address.',
  wrongPassword: 'The current password is not right.',
  tokenGone: 'This took too long or was finished already. Please start again.',
  agreementRequired: 'Please agree to the terms.',
  confirmationRequired: 'Please tick the box to confirm.',
};
export default eng;
