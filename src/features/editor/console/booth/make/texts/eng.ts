import type { MakeBoothTexts } from './jpn.ts';

const texts: MakeBoothTexts = {
  offer: (count) =>
    count === 1
      ? 'One booth in the list does not exist yet. If it is not a typing error, you can make it as a draft, with its company and stand.'
      : `${count} booths in the list do not exist yet. If they are not typing errors, you can make them as drafts, with their companies and stands.`,
  where: 'Add them to',
  make: (count) => `Make ${count} booth${count === 1 ? '' : 's'}`,
  making: (done, all) => `Making booths (${done} of ${all})`,
  made: (count) => `Made ${count} booth${count === 1 ? '' : 's'} as ${count === 1 ? 'a draft' : 'drafts'}.`,
  noContent: 'To make the booths in the list, first add exhibitors to the content.',
  toContent: 'Open content',
};
export default texts;
