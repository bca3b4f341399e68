const texts = {
  audience: (exhibitor: string) => `回答は、${exhibitor}とこのイベントの主催者に届きます。`,
  again: 'もう一度読み込む',
  results: {
    title: 'この出展者のご担当者へ',
    count: (answers: number) => (answers === 0 ? 'まだ回答はありません。' : `${answers}件の回答が届いています。`),
    last: (date: string) => `最新の回答：${date}`,
    save: '回答をCSVで保存',
    failed: '保存できませんでした。通信環境を確認して、もう一度お試しください。',
  },
};
export type BoothQuestionnaireTexts = typeof texts;
export default texts;
