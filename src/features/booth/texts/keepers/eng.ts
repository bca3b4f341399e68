import type { KeeperTexts } from './jpn.ts';

const texts: KeeperTexts = {
  columns: { name: 'Name', company: 'Company', mail: 'Email', agreedAt: 'Agreed at' },
};
export default texts;
