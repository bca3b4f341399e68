import type { FavoriteTexts } from './jpn.ts';

/** For every list of favourites. */
export const noneYet = {
  title: 'No favourites yet',
};

export default {
  label: 'Favourite',
  button: (title) => `Favourite “${title}”`,
  notSaved: 'Your favourite could not be saved. Check your connection and press again.',
  tooMany: 'You can keep up to 1,000 favourites. Remove some before you add more.',
  joined: (count) =>
    count === 1
      ? 'The favourite you chose before logging in is now in your account.'
      : `The ${count} favourites you chose before logging in are now in your account.`,
  page: {
    title: 'Favourites',
    modules: { booth: 'Booths', schedule: 'Sessions' },
    running: 'On now',
    ended: 'Ended',
    emptyTitle: noneYet.title,
    emptyText: 'Press the heart of a booth or a session, and you will find it here.',
    gone: 'No longer available',
    goneText: 'The organiser has taken it off the site, so it cannot be opened.',
    remove: 'Remove',
    removeNamed: (module, id) =>
      `Remove no. ${id} of ${module.toLowerCase()} from your favourites (no longer available)`,
  },
} satisfies FavoriteTexts;
