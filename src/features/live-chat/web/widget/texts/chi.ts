import type { ChatWidgetTexts } from './jpn.ts';

export default {
  title: '聊天',
  points: {
    find: { title: '查找参与者', text: '按姓名或感兴趣的主题搜索。' },
    contact: { title: '交换联系方式', text: '出示二维码即可。' },
    talk: { title: '继续聊下去', text: '一对一或群组均可。' },
  },
  logIn: '登录后开始',
  register: '创建个人资料后开始',
  open: (unread) => (unread === 0 ? '打开聊天' : `打开聊天（${unread}个未读）`),
  unread: '未读对话',
  messages: (count) => `${count}条未读`,
  invitation: '向您发出邀请',
  someone: '参与者',
  left: '已注销的用户',
  allRead: '没有未读对话。',
  noTalks: '还没有对话。找位感兴趣的参与者打个招呼吧。',
  failed: '无法加载未读对话。',
} satisfies ChatWidgetTexts;
