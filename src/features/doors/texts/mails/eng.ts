import type { GuestMailTexts } from './jpn.ts';

const texts: GuestMailTexts = {
  subject: (site) => `You are invited to ${site}`,
  heading: (site) => `You are invited to ${site}`,
  paragraphs: (mail) => [
    `To enter, create an account or log in with this email address: ${mail}`,
    'The invitation is for this address alone.',
  ],
  button: 'Open the site',
  refused: {
    notPublic: 'Invitations by email go out once the site is public.',
    noAddress:
      'This server does not know its public address, so it cannot send invitations. Ask whoever runs the server.',
  },
};
export default texts;
