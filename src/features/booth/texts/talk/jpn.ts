import common from '#kernel/texts/jpn.ts';

const cancelled = {
  subject: (site: string) => `【${site}】商談が取り消されました`,
  heading: '商談が取り消されました',
};

const notMade = {
  subject: (site: string) => `【${site}】商談のお申し込みは成立しませんでした`,
  heading: '商談のお申し込みは成立しませんでした',
};

/** For the page of the talks, and their mails. */
export const labels = {
  reason: '担当者からのメッセージ',
  visitor: 'お申し込みになった方',
};

type Fact = readonly [label: string, value: string];

/** The server's texts about business talks: refusals and mails. */
const texts = {
  taken: 'この時間は、たった今ほかの方の予約が入りました。別の時間をお選びください。',
  closed: 'この時間の受付は終了しました。別の時間をお選びください。',
  unknownSlot: 'この時間は予約できません。別の時間をお選びください。',
  overlap: (booth: string, when: string) =>
    `同じ時間帯に、すでに別の商談の予約があります（${booth && `${booth}、`}${when}）。`,
  promised: (booth: string, when: string) =>
    `担当者は、同じ時間帯に別のブースの商談を承認しています（${booth && `${booth}、`}${when}）。`,
  tooManyPending: (most: number) =>
    `返事待ちの申し込みは${most}件までです。返事を待つか、取り下げてからお申し込みください。`,
  tooMany: '申し込み回数の上限に達しました。',
  invalidMail: common.invalidMail,
  changed: 'この商談の状態は、ほかの操作ですでに変わっています。最新の内容をご確認ください。',
  otherBooth:
    'この申し込みは、すでに別のブースへ送信されています。ページを再読み込みして、もう一度お申し込みください。',
  begun: '開始時刻を過ぎたため、変更できません。',
  calendarName: '商談',
  with: (booth: string) => `商談：${booth}`,
  mails: {
    facts: {
      booth: (booth: string, stand: string): Fact => ['ブース', `${booth}${stand && `（${stand}）`}`],
      person: (name: string): Fact => ['担当者', name],
      when: (when: string): Fact => ['日時', when],
      visitor: (name: string, company: string): Fact => [labels.visitor, `${name}様${company && `（${company}）`}`],
      mail: (mail: string): Fact => ['メールアドレス', mail],
      contents: '相談内容',
      reason: labels.reason,
    },
    button: '商談予約を見る',
    /** To the person in charge. */
    toPerson: {
      requested: {
        subject: (site: string) => `【${site}】商談の申し込みがありました`,
        heading: '商談の申し込みがありました',
        text: 'マイページの「商談予約」から、承認または辞退をお選びください。開始時刻までにお返事がない場合、申し込みは自動的に不成立になります。',
      },
      cancel: {
        ...cancelled,
        text: 'お申し込みになった方が次の商談を取り消しました。この時間は再び予約を受け付けます。',
      },
      unapproved: {
        subject: (site: string) => `【${site}】商談の申し込みが不成立になりました`,
        heading: 'お返事がなかったため、不成立になりました',
        text: '開始時刻までにお返事がなかったため、次の申し込みは不成立になりました。',
      },
      declined: {
        subject: (site: string) => `【${site}】商談の申し込みを辞退しました`,
        heading: '商談の申し込みを辞退しました',
        text: '次の申し込みを辞退し、お申し込みになった方にお知らせしました。',
      },
      approved: {
        subject: (site: string) => `【${site}】商談を承認しました`,
        heading: '商談を承認しました',
        text: '次の商談が確定しました。添付のファイルから、予定をカレンダーに追加できます。',
      },
      reject: {
        subject: (site: string) => `【${site}】商談の承認を取り消しました`,
        heading: '商談の承認を取り消しました',
        text: '次の商談の承認を取り消し、お申し込みになった方にお知らせしました。',
      },
      left: {
        ...cancelled,
        text: 'お申し込みになった方が退会されたため、次の商談は取り消されました。この時間は再び予約を受け付けます。',
      },
    },
    /** To the visitor. */
    toVisitor: {
      requested: {
        subject: (site: string) => `【${site}】商談のお申し込みを受け付けました`,
        heading: '商談のお申し込みを受け付けました',
        text: '担当者からのお返事をお待ちください。お返事はメールとマイページでお知らせします。',
      },
      approved: {
        subject: (site: string) => `【${site}】商談の予約が確定しました`,
        heading: '商談の予約が確定しました',
        text: '開始時刻までにブースへお越しください。添付のファイルから、予定をカレンダーに追加できます。',
      },
      unapproved: {
        ...notMade,
        text: '開始時刻までに、担当者からのお返事がありませんでした。ほかの時間もご覧ください。',
      },
      declined: {
        ...notMade,
        text: 'ご希望の時間では商談をお受けできませんでした。ほかの時間もご覧ください。',
      },
      reject: {
        ...cancelled,
        text: 'ブースの都合により、確定していた次の商談が取り消されました。',
      },
      cancel: {
        subject: (site: string) => `【${site}】商談を取り消しました`,
        heading: '商談を取り消しました',
        text: '次の商談を取り消しました。',
      },
      left: {
        ...cancelled,
        text: '担当者の都合により、次の商談は行われなくなりました。ほかのブースもあわせてご覧ください。',
      },
    },
  },
};
export default texts;
export type TalkMessages = typeof texts;
