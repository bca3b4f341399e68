import common from '#kernel/texts/jpn.ts';
import { quoted } from '#kernel/quoted.ts';

const texts = {
  backToList: 'ブース一覧',
  stand: '小間番号',
  tabs: 'ブースの内容',
  categories: 'カテゴリー',
  views: {
    overview: '概要',
    movies: '動画',
    products: '製品',
    contact: 'お問い合わせ',
    questionnaire: 'アンケート',
    chat: 'チャット',
    talk: '商談',
    download: '資料',
  },
  /** The notes that members write for themselves. */
  note: '評価とメモ',
  noteUnsaved: '未保存のメモ',
  options: 'このブースでできること',
  answered: '回答済み',
  actions: {
    talk: '商談を申し込む',
    contact: '問い合わせる',
    chat: 'チャットで話す',
    questionnaire: 'アンケートに答える',
    download: '資料をダウンロード',
  },
  /** The people who will see personal data, and which. */
  privacy: {
    contact: (booth: string) =>
      `お名前・メールアドレス・お問い合わせ内容は、${booth}にメールで届きます。主催者やほかの来場者には表示されません。`,
    chat: (booth: string) => `チャットを始めると、チャットのニックネームと写真が${booth}の担当者に表示されます。`,
    download: (booth: string) => `資料をダウンロードしても、お名前やメールアドレスが${booth}に伝わることはありません。`,
    favorite: 'お気に入りにしたのがどなたかは、同意した場合にだけ出展者に伝わります。',
  },
  download: {
    get: 'ダウンロード',
    getNamed: (name: string) => `${quoted(name)}をダウンロード`,
    preparing: '準備しています',
    loginText: '資料のダウンロードにはログインが必要です。ログインすると、この画面に戻ります。',
    login: 'ログインしてダウンロード',
    started: (name: string) => `${quoted(name)}のダウンロードを始めました。`,
    saved: 'マイフォルダにも保存したので、あとからいつでも開けます。',
    toFolder: 'マイフォルダを開く',
    folderFull: 'マイフォルダがいっぱいのため、保存はできませんでした。',
  },
  updated: { text: '内容が更新されました', show: '表示する' },
  openProduct: '製品ページを開く',
  allProducts: '製品をすべて見る',
  staff: '担当者',
  programme: 'ステージプログラム',
  related: '関連するブース',
  movie: { play: '動画を再生', note: common.connectsToYoutube },
  chat: {
    text: '担当者とチャットで話せます。',
    with: (name: string) => `${name}さんと話す`,
    nobody: 'いま、チャットで話せる担当者はいません。',
    failed: common.listFailed,
    again: 'もう一度読み込む',
  },
  viewed: (count: number) => `${count.toLocaleString('ja')}回閲覧`,
  unavailableTitle: 'このブースは公開を終了しました',
  unavailableText: 'ほかのブースは一覧からご覧いただけます。',
  loading: '読み込んでいます',
  empty: 'このブースの紹介は、まもなく公開されます。',
};
export type BoothDetailTexts = typeof texts;
export default texts;
