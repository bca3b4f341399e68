import common from '#kernel/texts/jpn.ts';

/** The server's words about reports and their consequences. */
const texts = {
  tooManyReports: (most: number) => `通報は1日${most}件までです。`,
  textTooLong: common.maxLength,
  until: (when: string) => `書き込みの停止は${when}に終わります。`,
  mails: {
    warn: {
      subject: (site: string) => `【${site}】チャットについてのご注意`,
      heading: 'チャットについてのご注意',
      text: '通報を受けて主催者が確認しました。次の点にご注意ください。',
      reason: '主催者より',
    },
    remove: {
      subject: (site: string) => `【${site}】チャットのメッセージが削除されました`,
      heading: 'メッセージが削除されました',
      text: '主催者が確認し、お送りになったメッセージを削除しました。',
      reason: '理由',
    },
    suspend: {
      subject: (site: string) => `【${site}】チャットへの書き込みが停止されました`,
      heading: 'チャットへの書き込みが停止されました',
      text: '通報を受けて主催者が確認し、チャットへの書き込みを停止しました。これまでのメッセージは引き続き読めます。',
      reason: '理由',
    },
    readmit: {
      subject: (site: string) => `【${site}】チャットにまた書き込めます`,
      heading: 'チャットにまた書き込めます',
      text: '主催者が停止を解除しました。チャットにまた書き込めます。',
      reason: '主催者より',
    },
    close: {
      subject: (site: string) => `【${site}】通報への回答`,
      heading: '通報への回答',
      text: '通報にご協力いただき、ありがとうございました。主催者が確認しました。',
      reason: '主催者からの回答',
    },
  },
};
export default texts;
export type ChatSafetyTexts = typeof texts;
