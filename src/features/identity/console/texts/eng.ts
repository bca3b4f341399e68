import type { ProviderTexts } from './jpn.ts';

const texts: ProviderTexts = {
  title: 'How members log in',
  lead: 'Decide which accounts members log in with. It counts from the next publication.',
  back: 'Who can enter',
  ofPortal: 'The members of this event are those of its portal, and so is the way they log in.',
  toPortal: 'Open how members of the portal log in',
  noLogin: 'Nobody can log in at this site as it is set now.',
  how: 'Accounts',
  ways: 'Members log in with',
  own: 'Accounts of Hiroba only (email address and password)',
  other: 'Accounts of another service too (OpenID Connect)',
  name: 'Name on the button',
  nameHint: 'The login page says “Log in with …”.',
  issuer: 'Address of the provider (issuer)',
  issuerHint: 'It begins with https:// and stands in the settings or the manual of the service.',
  demoHint: 'In this demo, “demo” is the provider that comes along.',
  issuerWrong: 'Type an address that begins with https:// and has no ? or #.',
  clientId: 'Client ID',
  clientIdHint: 'How the service knows this site.',
  clientIdWrong: 'Type the client ID.',
  secret: 'Client secret',
  secretHint: 'The service gave it to you. Once it is saved, nobody sees it again.',
  secretStays: 'It is saved. Type one only to replace it.',
  trustsMail: 'Trust email addresses that the provider has checked',
  trustsMailHint:
    'While this is off, somebody whose email address already has an account shows its password once. Switch it on only for a provider that really checks addresses.',
  offerHere: 'Show the button on the login page of this site',
  offerOfPortal: 'Members then also log in at this event with the provider of the portal.',
  offerAtPortal: 'While it is off, events of this portal may still show it.',
  save: 'Save',
  saved: 'Saved in the draft. It counts from the next publication.',
  redirects: 'Addresses to register with the provider',
  redirectsNote: 'Enter them as redirect URIs in the settings of the service.',
  scopes: 'The scopes are openid and email.',
  tryTitle: 'Check the connection',
  tryNote: 'It asks the provider with what is saved. Nobody logs in, and nothing changes.',
  tryNow: 'Ask the provider',
  notReached: 'The provider cannot be reached. Check its address.',
  clients: {
    right:
      'The provider answers, and accepts the client ID and the secret. After the publication, try it on the login page as well.',
    wrong: 'The provider answers, but the client ID or the secret is wrong.',
    unknown:
      'The provider answers, but does not say whether the client ID and the secret are right. After the publication, try it on the login page.',
  },
};
export default texts;
