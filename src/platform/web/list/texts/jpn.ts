import common from '#kernel/texts/jpn.ts';
import { quoted } from '#kernel/quoted.ts';

const texts = {
  keyword: 'キーワード',
  submit: '検索する',
  filters: '絞り込み',
  filtersChosen: (count: number) => `絞り込み（${count}）`,
  show: (count: number) => `${count.toLocaleString('ja')}件を見る`,
  close: '閉じる',
  all: 'すべて',
  count: (count: number) => `（${count.toLocaleString('ja')}件）`,
  clear: '条件をクリア',
  chosen: '選んだ条件',
  remove: (label: string) => `条件${quoted(label)}を外す`,
  found: (count: number) => `${count.toLocaleString('ja')}件`,
  foundPage: (count: number, page: number, pages: number) =>
    `${count.toLocaleString('ja')}件（${page}/${pages}ページ）`,
  nothingFound: '条件に合うものはありませんでした',
  nothingFoundText: 'キーワードを短くするか、条件を外してお試しください。',
  failed: common.searchFailed,
  view: '表示形式',
  viewCard: 'カード表示',
  viewList: 'リスト表示',
  pages: { label: '一覧のページ', previous: '前へ', next: '次へ' },
};
export type ListTexts = typeof texts;
export default texts;
