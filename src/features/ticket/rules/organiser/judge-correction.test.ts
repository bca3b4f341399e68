import { describe, expect, test } from 'vitest';
import { type CorrectionWish, judgeCorrection } from './judge-correction.ts';

const name = { last_name: '山田', first_name: '花子', last_name_kana: 'ヤマダ', first_name_kana: 'ハナコ' };
const known = { name, mail: 'hanako@exmaple.jp' };
const wish = (more: Partial<CorrectionWish> = {}): CorrectionWish => ({ ...known, seen: known, ...more });
const buyer = { isCompanion: false, hasLeft: false };

describe('a correction of a person', () => {
  test.each<[string, Partial<CorrectionWish>, Partial<typeof buyer>, object | string]>([
    ['of the address', { mail: ' hanako@example.jp ' }, {}, { mail: 'hanako@example.jp', isOtherMail: true, name }],
    ['of the name', { name: { ...name, first_name: ' 華子' } }, {}, { isOtherMail: false, mail: known.mail }],
    ['that changes nothing', {}, {}, 'nothing'],
    ['that adds spaces alone', { name: { ...name, last_name: '山田 ' } }, {}, 'nothing'],
    ['of what another corrected meanwhile', { seen: { ...known, mail: 'other@example.jp' } }, {}, 'changed'],
    ['to an address that is none', { mail: 'hanako@' }, {}, 'wrongMail'],
    ["that takes a buyer's address away", { mail: '' }, {}, 'wrongMail'],
    ["that takes a companion's address away", { mail: '' }, { isCompanion: true }, { mail: '', isOtherMail: true }],
    ['of who has left', { mail: 'hanako@example.jp' }, { hasLeft: true }, 'notPossible'],
  ])('%s', (_, more, whose, expected) => {
    const judged = judgeCorrection(known, wish(more), { ...buyer, ...whose });
    if (typeof expected === 'string') expect(judged).toBe(expected);
    else expect(judged).toMatchObject(expected);
  });
});
