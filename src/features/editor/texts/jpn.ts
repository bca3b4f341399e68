const jpn = {
  isSold:
    'この項目はすでに販売または申し込みがあるため、削除できません。公開を止めるには、非表示にするか販売期間を終えてください。',
  notPublic: 'まだ公開していないため、公開を停止できません。',
  isKept: '削除できない理由が残っています。画面を読み込み直して、確かめてください。',
  notPublicYet: 'イベントがまだ公開されていません。公開されると、ブースも公開できます。',
  organiserPublishes: 'ブースは主催者が公開します。変更は下書きに保存されています。',
  faults: '公開の前に直すところがあります。公開の画面で、直す場所を確認してください。',
  exportTooLarge:
    'このサイトは100 MBを超えるため、ブラウザーでは書き出せません。サーバーの管理者に、コマンドでの書き出しを依頼してください。',
  noNumbers: 'これ以上追加できません。番号を使い切っています。',
  handout: {
    kind: 'この形式のファイルは使えません。PDF、ZIP、Word、Excel、PowerPoint、CSV、テキストのどれかを選んでください。',
    tooManyBytes: 'ファイルが大きすぎます。30 MB以下のファイルを選んでください。',
    empty: 'ファイルの中身がありません。',
    otherInside: 'ファイルの中身が、名前の形式と違います。',
  },
  file: {
    missing: 'ファイルを選んでください。',
    noArchive: 'zipファイルとして読めません。選んだファイルを確認してください。',
    encrypted: 'パスワード付きのzipファイルは読み込めません。',
    tooManyFiles: 'ファイルの数が多すぎます（10,000個まで）。',
    tooManyBytes: '展開した大きさが500 MBを超えています。',
    noSite: 'zipファイルの中にsite.yamlが見つかりません。',
    otherKind: 'ポータルとイベントを取り違えています。同じ種類のサイトのファイルを選んでください。',
  },
};
export default jpn;
export type EditorTexts = typeof jpn;
