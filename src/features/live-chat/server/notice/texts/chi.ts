import type { NoticeTexts } from './jpn.ts';

export default {
  subject: (siteName) => `【${siteName}】您有未读消息`,
  heading: '您有未读消息',
  intro: '您离开期间，聊天中收到了新消息。',
  line: (name, count) => `${name}：${count}条`,
  group: '群组',
  more: (count) => `另有${count}个对话`,
  strangers: (count) => `${count}位您尚未接受的用户发来邀请`,
  button: '打开聊天',
  footnote: '在您下次打开聊天之前，我们不会再次发送此通知。',
  stop: '停止接收此通知邮件',
  push: {
    message: (count) => `${count}条新消息`,
    stranger: '您收到新的聊天邀请',
  },
  page: {
    title: '聊天通知邮件',
    ask: '要停止接收聊天未读消息的通知邮件吗？',
    stop: '停止接收',
    stopped: '已停止发送通知邮件。',
    stoppedMore: '您随时可以在聊天的通知设置中重新开启。',
    start: '重新接收',
    started: '已重新开启通知邮件。',
    unknown: '此链接无法使用',
    unknownMore: '请确认链接是否完整。您也可以在聊天的通知设置中停止通知邮件。',
  },
} satisfies NoticeTexts;
