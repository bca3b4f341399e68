import type { IdentityMessages } from './jpn.ts';

export default {
  notOffered: (name) => `You cannot log in with ${name} on this site.`,
  portalAccounts: 'The members of this event are those of its portal: set how they log in there.',
  tooMany: 'Too many attempts.',
  cancelled: (name) => `You cancelled the login with ${name}.`,
  refused: (name) => `${name} did not accept the login. Try again.`,
  notGenuine: (name) => `We could not verify the response from ${name}, so you are not logged in. Try again.`,
  unavailable: (name) => `We cannot reach ${name} right now. Try again in a few minutes.`,
  tooLate: 'This login has expired or was already completed. Start again.',
  otherBrowser: 'You started this login in another browser. Start again in the browser you want to use.',
  otherSession: 'Your login changed while you were away. Start again.',
  identityTaken: (name) => `This ${name} account is already connected to another account.`,
  otherIdentity: (name) =>
    `Your account is already connected to a different ${name} account. To change it, disconnect it in your login details first.`,
  accountExists: (name) =>
    `An account with the email address of your ${name} account already exists. Log in with your email address or login ID and your password to connect the two.`,
  mailNotVerified: (name) =>
    `Your ${name} account has no verified email address, so we could not create an account. Register first, then connect ${name} in your login details.`,
  onlyWayIn: 'This is your only way to log in. Set a password first.',
} satisfies IdentityMessages;
