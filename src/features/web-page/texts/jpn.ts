import common from '#kernel/texts/jpn.ts';

const texts = {
  title: 'ページ',
  all: 'すべて見る',
  emptyTitle: 'このページは準備中です',
  emptyText: common.comesLater,
  unavailableTitle: 'このページは表示できません',
  unavailableText: 'しばらくしてから、もう一度お試しください。',
  contactTitle: 'お問い合わせ',
  contactOpen: 'お問い合わせフォームを開く',
  backToList: '一覧へ戻る',
  row: { label: 'ページの一覧', previous: '前へ', next: '次へ' },
};
export type WebPageTexts = typeof texts;
export default texts;
