import { expect, test } from 'vitest';
import { type InvitationRow, readRows } from './invitation-rows.ts';
import { missingBooths } from './missing-booths.ts';

const row = (more: Partial<InvitationRow>): InvitationRow => ({
  booth: '',
  company: '',
  name: '',
  mail: 'a@example.jp',
  ...more,
});

test('the booths that a list names and that are not there are called after their company and stand where the list says', () => {
  const rows = [
    row({ booth: 'A-01', company: '蒼井精機' }),
    row({ booth: 'A-02', company: '港の工房' }),
    row({ booth: 'ａ－０２', company: '港の工房', mail: 'b@example.jp' }),
    row({ booth: '朝の店' }),
    row({ company: '昼の店' }),
    row({ booth: 'B-01', mail: '' }),
  ];
  const { issues } = readRows(rows, [{ contentId: 200, detailId: 1, stand: 'A-01' }]);
  const missing = missingBooths(rows, issues);
  expect(missing).toEqual([
    { name: '港の工房', stand: 'A-02' },
    { name: '朝の店', stand: '' },
    { name: '昼の店', stand: '' },
    { name: 'B-01', stand: '' },
  ]);
  const made = missing.map(({ name, stand }, at) => ({
    contentId: 200,
    detailId: at + 2,
    title: { jpn: name },
    stand,
  }));
  const again = readRows(rows, [{ contentId: 200, detailId: 1, stand: 'A-01' }, ...made]);
  expect(again.issues).toEqual([{ row: 5, problem: 'mailMissing' }]);
});
