import type { OperatorTexts } from './jpn.ts';

const eng: OperatorTexts = {
  refusals: {
    notSignedIn: 'Your sign-in has ended. Please sign in again.',
    wrongCredentials: 'The mail address or the password is wrong.',
    linkIsOver: 'This link no longer works. It was used, or it has expired.',
    foreignOrigin: 'Only the console of this server can do this.',
    noRight: 'You have no right to do this.',
  },
  fields: {
    mailInvalid: 'This is not a mail address.',
    mailTaken: 'This mail address is registered already. Please sign in.',
    passwordIsMail: 'The password cannot be your mail address.',
  },
  demoName: 'Organiser of the demo',
};
export default eng;
