import type { OperatorTexts } from './jpn.ts';

const eng: OperatorTexts = {
  refusals: {
    notSignedIn: 'Your sign-in has ended. Please sign in again.',
    wrongCredentials: 'The email address or the password is wrong.',
    linkIsOver: 'This link no longer works. It was used, or it has expired.',
    foreignOrigin: 'Only the console of this server can do this.',
    noRight: 'You have no right to do this.',
  },
  fields: {
    mailInvalid: 'This is not an email address.',
    mailTaken: 'This email address is registered already. Please sign in.',
    passwordIsMail: 'The password cannot be your email address.',
  },
  demoName: 'Organiser of the demo',
};
export default eng;
