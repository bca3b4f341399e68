import type { NavTexts } from './jpn.ts';

const texts: NavTexts = {
  people: 'People',
  log: 'Activity',
  account: 'Account settings',
};
export default texts;
