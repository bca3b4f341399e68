/** What pages say of an event that is called off, and why calling it off is refused. */
const texts = {
  strip: { label: '開催中止', title: 'このイベントは中止になりました' },
  problems: {
    noMessage: '来場者への説明を、サイトの言語のどれかで入力してください。',
    before: 'このイベントは、すでに中止されています。',
    notRunning: '手続きは動いていません。画面を読み直してください。',
    running: '手続きは、すでに動いています。',
    finished: '手続きは、すべて終わっています。',
  },
};
export type CallingOffTexts = typeof texts;
export default texts;
