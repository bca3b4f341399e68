import type { IdentityMailTexts } from './jpn.ts';

const toLoginDetails = 'See your login details';

export default {
  connected: {
    subject: (site, name) => `${name} is now connected – ${site}`,
    heading: (name) => `${name} is now connected`,
    paragraphs: (site, name) => [
      `Your account for ${site} is now connected to ${name}. You can use ${name} to log in.`,
      'If this was not you, disconnect it in your login details now and change your password.',
    ],
    button: toLoginDetails,
  },
  disconnected: {
    subject: (site, name) => `${name} was disconnected – ${site}`,
    heading: (name) => `${name} was disconnected`,
    paragraphs: (site, name) => [
      `${name} is no longer connected to your account for ${site}. You can no longer log in with it.`,
      'If you did not do this, change your password now.',
    ],
    button: toLoginDetails,
  },
} satisfies IdentityMailTexts;
