const texts = {
  audience: (exhibitor: string) => `回答は、${exhibitor}とこのイベントの主催者に届きます。`,
  again: 'もう一度読み込む',
};
export type BoothQuestionnaireTexts = typeof texts;
export default texts;
