import common from '#kernel/texts/jpn.ts';
import { quoted } from '#kernel/quoted.ts';

const texts = {
  title: 'マイページ',
  all: 'すべて見る',
  groups: { participation: 'イベントの利用', information: '登録情報', settings: '設定' },
  editProfile: 'プロフィールを編集',
  language: '表示言語',
  exportTitle: '登録データのダウンロード',
  exportText: '保存されているあなたの情報をまとめてダウンロードします',
  exporting: '準備しています',
  exported: common.downloadStarted,
  exportFailed: 'ダウンロードできませんでした。しばらくしてから、もう一度お試しください。',
  logOut: 'ログアウト',
  loggingOut: 'ログアウトしています',
  unsubscribe: '退会の手続き',
  badge: {
    lead: '印刷して、会場の受付でお見せください。',
    print: 'バッジを印刷する',
    size: '実物大（縦148 mm × 横105 mm、A6判）で印刷されます。点線で切り取り、名札ケースに入れてお使いください。',
    number: (id: number) => `No. ${id}`,
    code: (id: number) => `受付で読み取るQRコード（番号 ${id}）`,
    visitor: '来場者',
    exhibitor: '出展者',
    staff: 'スタッフ',
    noNameTitle: 'お名前がまだ登録されていません',
    noNameText: 'プロフィールにお名前を登録すると、バッジに印刷されます。',
    toProfile: 'プロフィールへ',
  },
  folder: {
    emptyTitle: 'まだ何も保存されていません',
    emptyText: '資料やページを保存すると、ここからいつでも開けます。',
    savedOn: (date: string) => `${date} 保存`,
    remove: (name: string) => `${quoted(name)}をマイフォルダから削除`,
    removed: (name: string) => `${quoted(name)}を削除しました。`,
    undo: '元に戻す',
    failed: '変更を保存できませんでした。通信環境を確認してから、もう一度お試しください。',
  },
  folderFull: 'マイフォルダがいっぱいです。不要なものを削除してから、もう一度保存してください。',
};
export type MypageTexts = typeof texts;
export default texts;
