import type { DoorTexts } from './jpn.ts';

const enterPasscode = '请输入访问密码';

export default {
  passcode: {
    title: enterPasscode,
    lead: (site: string) => `“${site}”受访问密码保护。请输入主办方提供的6位数字。`,
    label: '访问密码（6位数字）',
    submit: '进入',
    checking: '正在确认',
    required: `${enterPasscode}。`,
    sixDigits: '请输入6位数字。',
    wrong: '访问密码不正确，请核对后重新输入。',
    tooMany: '连续输错次数过多，已暂停验证。',
    help: '如不知道访问密码，请咨询主办方。',
    helpFrom: (organiser: string) => `如不知道访问密码，请咨询主办方（${organiser}）。`,
  },
  ticketNeeded: {
    ticketsOnly: '此内容仅供持有指定门票的用户浏览。',
    afterPayment: '尚未付款的门票无法浏览。',
    dialogTitle: '需要门票',
    anyOf: '持有以下任意一种门票即可浏览。',
    allOf: '需要同时持有以下所有门票才能浏览。',
    oneOnly: '持有以下门票即可浏览。',
    showTickets: '查看所需门票',
    held: '已持有',
  },
  preview: {
    banner: '预览',
    bannerText: '当前显示的是尚未发布的内容，无法保存或申请。',
    oldBannerText: '当前显示的是以前的内容，无法保存或申请。',
    notSaved: '预览时无法保存。',
    notOperated: '预览时无法进行此操作。',
    noMemberTitle: '会员页面',
    noMember: '预览链接中没有会员页面',
    noMemberText: '通过预览链接只能查看尚未发布的网站，不会以会员身份登录，因此“我的主页”等页面没有可显示的内容。',
    toDraft: '前往尚未发布的网站',
  },
  notInvited: '此活动仅限受邀者浏览。',
} satisfies DoorTexts;
