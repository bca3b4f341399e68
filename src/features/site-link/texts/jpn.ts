import common from '#kernel/texts/jpn.ts';

const texts = {
  title: 'リンク',
  all: 'すべて見る',
  emptyTitle: 'リンクはまだありません',
  emptyText: '関連するサイトやページを、ここでご案内します。',
  speakers: {
    title: '登壇者',
    emptyTitle: '登壇者はまだ発表されていません',
    emptyText: '決まりしだい、ここでご紹介します。',
    sessions: '登壇するセッション',
  },
  backToList: 'リンク一覧',
  outside: common.opensNewTab,
  open: 'ページを開く',
  openOutside: 'サイトを開く',
  leads: (host: string) => `${host} に移動します`,
  row: { label: 'バナーリンク', previous: '前へ', next: '次へ' },
  pages: { label: 'リンク一覧のページ', previous: '前へ', next: '次へ' },
};
export type SiteLinkTexts = typeof texts;
export default texts;
