import type { NavTexts } from './jpn.ts';

const texts: NavTexts = {
  people: 'Team',
  log: 'Activity',
  keys: 'API keys',
  account: 'Account settings',
};
export default texts;
