import { expect, test } from 'vitest';
import { gatherPersonalData, type PersonalDataPart } from './personal-data-part.ts';

const subject = { memberId: 7, realmKey: 'portal/1' };
const part = (name: string): PersonalDataPart => ({
  name,
  tables: [name],
  read: async (of) => ({ [name]: of.memberId }),
});

test('the export has all parts of a member under their names, in their order', async () => {
  const data = await gatherPersonalData([part('member'), part('folder')], subject);
  expect(Object.entries(data)).toEqual([
    ['member', { member: 7 }],
    ['folder', { folder: 7 }],
  ]);
});

test('two parts of one name are a mistake, not a loss', async () => {
  await expect(gatherPersonalData([part('member'), part('member')], subject)).rejects.toThrow('share a name');
});
