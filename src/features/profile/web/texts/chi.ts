import prefectures from '../../texts/prefectures/chi.ts';
import type { MemberCardTexts } from './jpn.ts';

export default {
  card: {
    back: '我的主页',
    title: '会员卡片',
    lead: '其他参与者看到的内容如下。',
    edit: '编辑个人资料',
    noNickname: '未设置昵称',
    privacy: '此处未显示的项目不会向其他参与者公开。',
    nothing: '填写个人资料后会显示在这里。',
  },
  widget: {
    title: '我的资料',
    guest: '登录后可在此查看您的个人资料。',
    logIn: '登录',
    open: '打开个人资料',
    complete: '完善个人资料',
  },
  prefectures,
} satisfies MemberCardTexts;
