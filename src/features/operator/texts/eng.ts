import type { OperatorTexts } from './jpn.ts';

const eng: OperatorTexts = {
  refusals: {
    notSignedIn: 'Your sign-in has ended. Sign in again.',
    wrongCredentials: 'The email address or the password is wrong.',
    linkIsOver: 'This link no longer works. It was used, or it has expired.',
    foreignOrigin: 'Only the console of this server can do this.',
    noRight: 'You have no right to do this.',
    wrongPasskey: 'This passkey could not be checked. Try again.',
    wrongCode: 'The code is wrong, or it was used. Try the next one.',
    wrongPassword: 'The password is wrong.',
    noPasskeysHere: 'Passkeys do not work at this address. Open the console by https, at an address with a name.',
    tooManyPasskeys: 'You cannot add more passkeys. Remove one that you do not use.',
    lastFactor: 'You cannot remove your last second factor. Set up another one first.',
    lastOwner: 'The last owner stays. Make somebody else an owner first.',
    aboveYou: 'You can neither give nor change rights above your own.',
    otherMail: 'This link is for another email address. Sign in with that address.',
    noAddress:
      'This server does not know its public address (HIROBA_URL), so it cannot send invitations. Make a link and hand it over.',
    noAddressForLink:
      'This server does not know its public address (HIROBA_URL), so it cannot send a link. Ask whoever runs the server.',
    resetWaits: 'A reset has been asked for already.',
    resetOfSelf: 'Ask another owner to reset yours.',
    resetOfOthers: 'Only an owner of every site that this person has, or whoever runs the server, can do this.',
    tooEarly: 'This reset does not work yet. It does 24 hours after it was asked for.',
    keyIsOver: 'This API key does not work. It was ended, it has expired, or its maker is no longer an owner.',
    notForKeys: 'An API key cannot do this. Use the console.',
    keyIsLimited: 'This API key reaches neither personal data nor money.',
    tooManyKeys: 'This site has as many API keys as it may have. End one that you do not use.',
  },
  proofs: {
    setUp: 'Set up a passkey or an app for codes before you do this.',
    secondFactor: 'Show your passkey or a code before you do this.',
    stepUp: 'Prove again who you are before you do this.',
  },
  fields: {
    mailInvalid: 'This is not an email address.',
    mailTaken: 'This email address is registered already. Sign in.',
    mailIsOwn: 'This is your email address already.',
    passwordIsMail: 'The password cannot be your email address.',
    mailNotInvited: 'This invitation is for another email address.',
    secretMissing: 'Choose a password or a passkey.',
    mailMissing: 'An invitation by email needs an email address.',
    boothsMissing: 'Choose at least one booth for an exhibitor.',
    nameMissing: 'Enter a name.',
  },
  passkeyName: 'First passkey',
  demoName: 'Organiser of the demo',
};
export default eng;
