import type { CodeBatchState } from '../rules/code-state.ts';

/** The words of the file of codes, and why codes are not made. */
const texts = {
  file: '割引コード',
  columns: {
    code: '割引コード',
    name: '名前',
    partner: '渡す相手',
    ticket: 'チケット',
    discount: '割引',
    from: '使い始め',
    until: '使い終わり',
    usesMax: '使える回数',
    uses: '使われた回数',
    state: '状態',
  },
  states: { usable: '使えます', notYet: '開始前', expired: '期限切れ', ended: '停止' } satisfies Record<
    CodeBatchState,
    string
  >,
  free: '無料',
  yenOff: (yen: number) => `${yen}円引き`,
  refused: {
    tooMany: (most: number) => `割引コードは1つのイベントに${most.toLocaleString('ja')}個までです。`,
    tooManyBatches: (most: number) => `割引コードを作れるのは1つのイベントで${most.toLocaleString('ja')}回までです。`,
    noDiscount: '割引額を入力するか、無料にしてください。',
    period: '使い終わりは、使い始めより後にしてください。',
    over: '使い終わりは、今より後にしてください。',
  },
};
export type CodesTexts = typeof texts;
export default texts;
