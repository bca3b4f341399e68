import common from '#kernel/texts/chi.ts';
import type { TalkMessages } from './jpn.ts';

const cancelled = {
  subject: (site: string) => `【${site}】洽谈已取消`,
  heading: '洽谈已取消',
};

const ownCancelled = {
  subject: (site: string) => `【${site}】您已取消洽谈`,
  heading: '您已取消洽谈',
};

const notMade = {
  subject: (site: string) => `【${site}】洽谈申请未成立`,
  heading: '洽谈申请未成立',
};

/** For the page of the talks, and their mails. */
export const labels = {
  reason: '负责人留言',
  visitor: '申请人',
};

export default {
  taken: '该时段刚刚被其他人预约，请选择其他时段。',
  closed: '该时段已停止接受申请，请选择其他时段。',
  unknownSlot: '无法预约该时段，请选择其他时段。',
  overlap: (booth, when) => `您在同一时段已有其他洽谈（${booth && `${booth}，`}${when}）。`,
  promised: (booth, when) => `负责人在同一时段已接受其他展位的洽谈（${booth && `${booth}，`}${when}）。`,
  tooManyPending: (most) => `等待答复的申请最多${most}个。请等待答复，或先取消其中一个。`,
  tooMany: '申请次数过多。',
  invalidMail: common.invalidMail,
  changed: '该洽谈的状态已发生变化，请确认最新内容。',
  otherBooth: '该申请已发送至其他展位。请重新加载页面后重新申请。',
  begun: '已过开始时间，无法更改。',
  calendarName: '洽谈',
  with: (booth) => `洽谈：${booth}`,
  mails: {
    facts: {
      booth: (booth, stand) => ['展位', `${booth}${stand && `（${stand}）`}`],
      person: (name) => ['负责人', name],
      when: (when) => ['时间', when],
      visitor: (name, company) => [labels.visitor, `${name}${company && `（${company}）`}`],
      mail: (mail) => ['电子邮箱', mail],
      contents: '洽谈内容',
      reason: labels.reason,
    },
    button: '查看商务洽谈',
    toPerson: {
      requested: {
        subject: (site) => `【${site}】您有新的洽谈申请`,
        heading: '您有新的洽谈申请',
        text: '请在“我的主页”的“商务洽谈”中选择接受或婉拒。若在开始时间前未答复，申请将自动失效。',
      },
      cancel: {
        ...cancelled,
        text: '申请人取消了以下洽谈，该时段将重新开放预约。',
      },
      unapproved: {
        subject: (site) => `【${site}】洽谈申请已失效`,
        heading: '洽谈申请因未答复而失效',
        text: '在开始时间前未答复，以下申请已失效。',
      },
      declined: {
        subject: (site) => `【${site}】您已婉拒洽谈申请`,
        heading: '您已婉拒洽谈申请',
        text: '您已婉拒以下申请，并已通知申请人。',
      },
      approved: {
        subject: (site) => `【${site}】您已接受洽谈`,
        heading: '您已接受洽谈',
        text: '以下洽谈已确定。可用附件将日程添加到日历。',
      },
      reject: {
        ...ownCancelled,
        text: '您已取消以下洽谈，并已通知申请人。',
      },
      left: {
        ...cancelled,
        text: '申请人已注销账号，以下洽谈已取消。该时段重新开放预约。',
      },
    },
    toVisitor: {
      requested: {
        subject: (site) => `【${site}】已收到您的洽谈申请`,
        heading: '已收到您的洽谈申请',
        text: '请等待负责人答复。结果将通过邮件和“我的主页”通知您。',
      },
      approved: {
        subject: (site) => `【${site}】洽谈预约已确定`,
        heading: '洽谈预约已确定',
        text: '请在开始时间前前往展位。可用附件将日程添加到日历。',
      },
      unapproved: {
        ...notMade,
        text: '在开始时间前未收到负责人的答复。欢迎查看其他时段。',
      },
      declined: {
        ...notMade,
        text: '很抱歉，无法在您希望的时段安排洽谈。欢迎查看其他时段。',
      },
      reject: {
        ...cancelled,
        text: '因展位方的安排变动，已确定的以下洽谈取消。',
      },
      cancel: {
        ...ownCancelled,
        text: '您已取消以下洽谈。',
      },
      left: {
        ...cancelled,
        text: '因负责人的安排变动，以下洽谈无法进行。欢迎查看其他展位。',
      },
    },
  },
} satisfies TalkMessages;
