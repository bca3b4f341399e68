import type { SaleSection } from '../../../../rules/sale-sections.ts';

/** What counts for all tickets of a sale, a page for each subject. */
const texts = {
  nav: 'チケット全体の設定',
  note: 'すべてのチケットに共通の設定は、内容ごとのページにあります。',
  names: {
    questions: '購入者への質問',
    payment: '支払いと領収書',
    legal: '特定商取引法の表記と規約',
    after: '購入後の案内',
    codes: '自分で決める割引コード',
    list: '一覧の見せ方と枚数',
  } satisfies Record<SaleSection, string>,
};
export type SectionTexts = typeof texts;
export default texts;
