import type { InvitedPlace, SignInTexts } from './jpn.ts';

const invitedTo = (role: string, { site, booth }: InvitedPlace): string =>
  `You are invited as ${role}${booth === '' ? '' : ` of the booth “${booth}”`}${site === '' ? '' : ` at “${site}”`}.`;

export default {
  mail: 'Email address',
  name: 'Your name (optional)',
  nameHint: 'Invitations and the activity show it.',
  password: 'Password',
  signIn: 'Sign in',
  signInTitle: 'Sign in to the console',
  demoTitle: 'This is the demo',
  demoText: 'Try every screen as the demo’s organiser. No sign-up needed.',
  demoEnter: 'Enter as the demo’s organiser',
  orSignIn: 'Or sign in with an account',
  mailMissing: 'Enter your email address.',
  passwordMissing: 'Enter your password.',
  passwordShort: (letters) => `Use at least ${letters} character${letters === 1 ? '' : 's'} for the password.`,
  passwordHint: (letters) =>
    `At least ${letters} character${letters === 1 ? '' : 's'}. A sentence you remember works well.`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  beginTitle: 'Welcome to Hiroba',
  beginFirst: 'Register as the first administrator. You can start making a site right away.',
  beginInvited: (role, place) => `${invitedTo(role, place)} Register and start at once.`,
  acceptTitle: (place: string) => (place === '' ? 'Accept the invitation' : `Invitation to ${place}`),
  acceptText: invitedTo,
  acceptAs: (name: string, mail: string) => `You accept as ${name} (${mail}).`,
  accept: 'Accept',
  begin: 'Register and start',
  beginPasskey: 'Register with a passkey',
  beginPasskeyHint: 'With your fingerprint, face or screen lock. You need no password.',
  beginDone: 'You are registered',
  linkMissingTitle: 'This link is not complete',
  linkMissingText: 'Copy the whole link from the message, or from the server’s start-up output, and open it again.',
  linkOverTitle: 'This link cannot be used',
  linkOverText: 'A link works once, within 72 hours. If you have already registered, sign in.',
  toSignIn: 'Go to sign-in',
  forgotten: 'I forgot my password',
  roles: {
    owner: 'owner',
    editor: 'editor',
    sales: 'sales staff',
    reception: 'reception staff',
    exhibitor: 'exhibitor',
    reader: 'reader',
  },
} satisfies SignInTexts;
