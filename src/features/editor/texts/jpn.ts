const jpn = {
  isSold:
    'この項目はすでに販売または申し込みがあるため、削除できません。公開を止めるには、非表示にするか販売期間を終えてください。',
};
export default jpn;
export type EditorTexts = typeof jpn;
