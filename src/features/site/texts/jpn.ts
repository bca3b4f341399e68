const jpn = {
  withdrawn: 'このサイトは公開を終了しました。',
  languages: {
    title: '表示言語',
    back: '戻る',
    select: '選択する',
    changing: '切り替えています',
    failed: '言語を変更できませんでした',
    failedText: '元の表示言語に戻しました。しばらくしてから、もう一度お試しください。',
    now: (name: string) => `現在の表示言語：${name}`,
    change: '言語を変更',
  },
};
export type SiteTexts = typeof jpn;
export default jpn;
