/** A site as a file: taken out, brought in. */
const texts = {
  title: 'ファイル',
  lead: 'サイトの中身を、画像も含めてひとつのzipファイルとして書き出したり、読み込んだりできます。',
  nav: '書き出しと読み込み',
  exportTitle: '書き出す',
  exportText:
    '下書きの設定、ページ、画像、パスコード、招待した人の一覧が入ります。控えとして、または別のサーバーへの引っ越しに使えます。',
  exportButton: 'zipファイルを保存',
  exported: '保存しました。パスコードなどが入っているので、取り扱いに気をつけてください。',
  importTitle: '読み込む',
  importText:
    '書き出したzipファイル、またはサイトフォルダをzipにしたファイルを読み込みます。いまの下書きは置き換わり、「公開の履歴」からいつでも戻せます。公開中のページ、招待した人、ログインの方法の設定は変わりません。',
  choose: 'zipファイルを選ぶ',
  drop: 'ここにドロップすることもできます（100 MBまで）',
  tooLarge: 'このzipファイルは100 MBを超えています。管理画面では読み込めないので、サーバーの管理者に依頼してください。',
  chosen: (name: string) => `選んだファイル：${name}`,
  importButton: '下書きを置き換える',
  makeButton: '下書きを作る',
  busy: '読み込んでいます。画像が多いと数分かかることがあります。',
  imported: '読み込みました。内容を確認してから公開してください。',
  confirmTitle: '下書きをファイルの内容に置き換えますか',
  confirmText: 'いまの下書きは「公開の履歴」に残り、いつでも戻せます。',
  problems: (count: number) => `ファイルに直すところが${count}か所あります。何も変わっていません。`,
  line: (file: string, line: number) => `${file} ${line}行目`,
  expected: '必要なもの',
  found: '書かれているもの',
  more: (count: number) => `ほか${count}か所`,
  newTitle: 'ファイルから作る',
  newText: '書き出しておいたサイトのファイルから、新しいサイトを作ります。',
  newLead: '書き出したzipファイルから、新しい下書きを作ります。番号は新しく付き、独自ドメインは外れます。',
  back: 'ひな型に戻る',
};

export default texts;
export type FileTexts = typeof texts;
