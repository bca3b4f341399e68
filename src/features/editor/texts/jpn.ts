const jpn = {
  isSold:
    'この項目はすでに販売または申し込みがあるため、削除できません。公開を止めるには、非表示にするか販売期間を終えてください。',
  notPublicYet: 'イベントがまだ公開されていません。公開されると、ブースも公開できます。',
  organiserPublishes: 'ブースは主催者が公開します。変更は下書きに保存されています。',
  faults: '公開の前に直すところがあります。公開の画面で、直す場所を確認してください。',
};
export default jpn;
export type EditorTexts = typeof jpn;
