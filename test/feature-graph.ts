/**
 * Which features a feature may use: the `server.ts` of the other from its own server, the `web.ts` from its own web,
 * `rules/` and `documents.ts` from its pure parts. Every folder of src/features stands here; there are no circles.
 */
export const featureGraph: Record<string, readonly string[]> = {
  'access-log': ['site'],
  // Registration asks for the profile, so the profile may not know accounts: it takes who is a member as a port.
  account: ['access-log', 'cookie-consent', 'profile', 'site'],
  'app-bridge': ['account', 'site'],
  'console-user': ['site'],
  'content-lock': ['account', 'site'],
  'cookie-consent': ['site'],
  'digest-banner': [],
  'error-page': ['site'],
  'event-list': ['navigation', 'site'],
  'html-block': [],
  identity: ['access-log', 'account', 'site'],
  information: ['site', 'taxonomy'],
  invitation: ['account', 'site'],
  language: ['site'],
  navigation: ['site'],
  personal: ['account', 'profile', 'site', 'terms'],
  'page-blocks': ['navigation', 'site'],
  passcode: ['site'],
  'postal-code': [],
  preview: ['account', 'site'],
  profile: ['postal-code', 'site', 'upload'],
  site: [],
  'site-link': ['access-log', 'site', 'taxonomy'],
  taxonomy: ['site'],
  terms: ['access-log', 'error-page', 'site'],
  upload: ['site'],
  'web-page': ['site', 'taxonomy'],
};
