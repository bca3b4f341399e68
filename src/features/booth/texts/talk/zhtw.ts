import common from '#kernel/texts/zhtw.ts';
import type { TalkMessages } from './jpn.ts';

const cancelled = {
  subject: (site: string) => `【${site}】洽談已取消`,
  heading: '洽談已取消',
};

const ownCancelled = {
  subject: (site: string) => `【${site}】您已取消洽談`,
  heading: '您已取消洽談',
};

const notMade = {
  subject: (site: string) => `【${site}】洽談申請未成立`,
  heading: '洽談申請未成立',
};

/** For the page of the talks, and their mails. */
export const labels = {
  reason: '負責人的留言',
  visitor: '申請人',
};

export default {
  taken: '這個時段剛剛被其他人預約，請選擇其他時段。',
  closed: '這個時段已截止申請，請選擇其他時段。',
  unknownSlot: '無法預約這個時段，請選擇其他時段。',
  overlap: (booth, when) => `您在同一時段已有其他洽談（${booth && `${booth}，`}${when}）。`,
  promised: (booth, when) => `負責人在同一時段已接受其他攤位的洽談（${booth && `${booth}，`}${when}）。`,
  tooManyPending: (most) => `等待回覆的申請最多${most}筆。請等候回覆，或先取消其中一筆。`,
  tooMany: '申請次數過多。',
  invalidMail: common.invalidMail,
  changed: '這項洽談的狀態已有變更，請確認最新內容。',
  otherBooth: '此申請已送至其他攤位。請重新載入頁面後再次申請。',
  begun: '已過開始時間，無法變更。',
  calendarName: '洽談',
  with: (booth) => `洽談：${booth}`,
  mails: {
    facts: {
      booth: (booth, stand) => ['攤位', `${booth}${stand && `（${stand}）`}`],
      person: (name) => ['負責人', name],
      when: (when) => ['時間', when],
      visitor: (name, company) => [labels.visitor, `${name}${company && `（${company}）`}`],
      mail: (mail) => ['電子郵件地址', mail],
      contents: '洽談內容',
      reason: labels.reason,
    },
    button: '查看商務洽談',
    toPerson: {
      requested: {
        subject: (site) => `【${site}】您有新的洽談申請`,
        heading: '您有新的洽談申請',
        text: '請在「我的頁面」的「商務洽談」中選擇接受或婉拒。若在開始時間前未回覆，申請將自動失效。',
      },
      cancel: {
        ...cancelled,
        text: '申請人取消了以下洽談，這個時段將重新開放預約。',
      },
      unapproved: {
        subject: (site) => `【${site}】洽談申請已失效`,
        heading: '洽談申請因未回覆而失效',
        text: '在開始時間前未回覆，以下申請已失效。',
      },
      declined: {
        subject: (site) => `【${site}】您已婉拒洽談申請`,
        heading: '您已婉拒洽談申請',
        text: '您已婉拒以下申請，並已通知申請人。',
      },
      approved: {
        subject: (site) => `【${site}】您已接受洽談`,
        heading: '您已接受洽談',
        text: '以下洽談已確定。可用附件將行程加入行事曆。',
      },
      reject: {
        ...ownCancelled,
        text: '您已取消以下洽談，並已通知申請人。',
      },
      left: {
        ...cancelled,
        text: '申請人已刪除帳號，以下洽談已取消。該時段重新開放預約。',
      },
    },
    toVisitor: {
      requested: {
        subject: (site) => `【${site}】已收到您的洽談申請`,
        heading: '已收到您的洽談申請',
        text: '請等候負責人回覆。結果將以電子郵件與「我的頁面」通知。',
      },
      approved: {
        subject: (site) => `【${site}】洽談預約已確定`,
        heading: '洽談預約已確定',
        text: '請在開始時間前前往攤位。可用附件將行程加入行事曆。',
      },
      unapproved: {
        ...notMade,
        text: '在開始時間前未收到負責人的回覆。歡迎查看其他時段。',
      },
      declined: {
        ...notMade,
        text: '很抱歉，無法在您希望的時段安排洽談。歡迎查看其他時段。',
      },
      reject: {
        ...cancelled,
        text: '因攤位安排異動，已確定的以下洽談取消。',
      },
      cancel: {
        ...ownCancelled,
        text: '您已取消以下洽談。',
      },
      left: {
        ...cancelled,
        text: '因負責人的安排異動，以下洽談無法進行。歡迎查看其他攤位。',
      },
    },
  },
} satisfies TalkMessages;
