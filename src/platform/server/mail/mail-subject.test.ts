import { expect, test } from 'vitest';
import { mailSubject } from './mail-subject.ts';

const long = '港まつり'.repeat(50);

test.each([
  ['what happened, beside a short name', '【港まつり】当選しました', '港まつり', '【港まつり】当選しました'],
  ['a long name shortly', `【${long}】当選しました`, long, `【${'港まつり'.repeat(5)}港まつ…】当選しました`],
  [
    'a long name at the end shortly',
    `You won – ${'Harbour '.repeat(9).trim()}`,
    'Harbour '.repeat(9).trim(),
    'You won – Harbour Harbour Harbour Harbour Harbour Harbour…',
  ],
  ['a name with signs of a replacement as it is', '【$& $1】当選', '$& $1', '【$& $1】当選'],
  ['in one line', 'コード\r\n042817', '港', 'コード 042817'],
  ['without a name', 'コード 042817', undefined, 'コード 042817'],
])('says %s', (_, subject, name, said) => expect(mailSubject(subject, name)).toBe(said));

test('is no longer than a header can be read', () => {
  expect(mailSubject(long.repeat(3))).toHaveLength(160);
});
